// @ts-check
/** Choosing a move: from the first glowing element along its path to the action number. Knows no drawing. */

/** @typedef {{action: number, path: string[], label: string, preview?: string, any_order?: boolean}} Move */

/**
 * What may be clicked next on the way to a move; nothing if the clicks so far do not lead to it.
 * @param {Move} move @param {string[]} chosen @returns {Iterable<string>}
 */
function ahead({ path = [], any_order }, chosen) {
  const left = [...path];
  for (const id of chosen) {
    const at = any_order ? left.indexOf(id) : left[0] === id ? 0 : -1;
    if (at < 0) return [];
    left.splice(at, 1);
  }
  return any_order ? new Set(left) : left.slice(0, 1);
}

/**
 * The elements that may be clicked next, each with the moves that lead through it.
 * @param {Move[]} moves @param {string[]} chosen @returns {Map<string, Move[]>}
 */
export function choices(moves, chosen) {
  const next = new Map();
  for (const move of moves)
    for (const id of ahead(move, chosen)) next.has(id) ? next.get(id).push(move) : next.set(id, [move]);
  return next;
}

/**
 * The state of a choice. `changed` is told after each step, `act` gets the finished move.
 * @param {{changed: () => void, act: (move: Move) => void}} on
 */
export function chooser(on) {
  /** @type {Move[]} */ let moves = [];
  /** @type {string[]} */ let chosen = [];
  let next = choices(moves, chosen);
  const go = (/** @type {string[]} */ path) => {
    chosen = path;
    next = choices(moves, chosen);
    on.changed();
  };
  return {
    get moves() { return moves; },
    get chosen() { return chosen; },
    get next() { return next; },
    /** A new position. @param {Move[]} list */
    start(list) {
      moves = list;
      go([]);
    },
    /** Click on an element: false if it means nothing now. @param {string} id */
    pick(id) {
      const step = chosen.indexOf(id);
      if (!next.has(id)) return step >= 0 && (go(chosen.slice(0, step)), true);
      const path = [...chosen, id];
      const whole = next.get(id)?.find((move) => move.path.length === path.length);
      if (whole) (chosen = []), on.act(whole);
      else go(path);
      return true;
    },
    /** One step back: false if there is nothing to take back. */
    back() {
      return chosen.length > 0 && (go(chosen.slice(0, -1)), true);
    },
  };
}
