/** Choosing a move: from the first glowing element along its path to the action number. Knows no drawing. */

import { events } from "./state.js";

/** @import { Move } from "./wire.js" */

/**
 * What may be clicked next on the way to a move; nothing if the clicks so far do not lead to it.
 * @param {Move} move @param {string[]} chosen @returns {Iterable<string>}
 */
function ahead({ path, any_order }, chosen) {
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
 * @param {Move[]} moves @param {string[]} chosen
 */
export function choices(moves, chosen) {
  /** @type {Map<string, Move[]>} */ const next = new Map();
  for (const move of moves)
    for (const id of ahead(move, chosen)) {
      const through = next.get(id);
      through ? through.push(move) : next.set(id, [move]);
    }
  return next;
}

/** @type {Move[]} */ export let moves = [];
/** @type {string[]} */ export let chosen = [];
export let next = choices(moves, chosen);

/** @param {string[]} path */
function go(path) {
  chosen = path;
  next = choices(moves, chosen);
  events.chosen();
}

/** A new position, or none to decide. @param {Move[]} list */
export function start(list) {
  moves = list;
  go([]);
}

/** Click on an element: false if it means nothing now. @param {string} id */
export function pick(id) {
  const step = chosen.indexOf(id);
  if (!next.has(id)) return step >= 0 && (go(chosen.slice(0, step)), true);
  const path = [...chosen, id];
  const whole = next.get(id)?.find((move) => move.path.length === path.length);
  if (whole) (chosen = []), events.decided(whole);
  else go(path);
  return true;
}

/** One step back: false if there is nothing to take back. */
export const back = () => chosen.length > 0 && (go(chosen.slice(0, -1)), true);

/** Whether a click on an element means something now. @param {string} id */
export const legal = (id) => next.has(id) || chosen.includes(id);
