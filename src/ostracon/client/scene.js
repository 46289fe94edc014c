// @ts-check
/** Draws a Scene: static board, spots, pieces that glide, and the glowing targets above them. */

import { s, tone, use } from "./dom.js";

/**
 * @typedef {{id: string, symbol: string, x: number, y: number, scale?: number, turn?: number, tone?: string, text?: string,
 *   label?: string, tip?: string, z?: number}} Piece
 * @typedef {{id: string, x: number, y: number, w: number, h: number, label: string, shape?: string, tip?: string}} Spot
 * @typedef {{id: string, label: string, symbol?: string, tone?: string, tip?: string}} Button
 * @typedef {{symbol: string, count: number, label: string, limit?: number, tone?: string, tip?: string}} Good
 * @typedef {{symbol: string, label: string, count?: number, tip?: string, tone?: string, id?: string}} Card
 * @typedef {{seat: number, tone: string, score: number, goods?: Good[], cards?: Card[], notes?: string[], active?: boolean,
 *   turn?: boolean, rank?: number}} Panel
 * @typedef {{label: string, points: number[], final?: boolean}} Row
 * @typedef {{game: string, seat: number, actor: number, width: number, height: number, board: string, prompt: string,
 *   pieces?: Piece[], spots?: Spot[], buttons?: Button[], moves?: import("./choose.js").Move[], panels?: Panel[], sheet?: Row[],
 *   status?: string[], over?: boolean}} Scene
 * @typedef {{el: any, piece: Piece, z: number, at: string}} Node
 * @typedef {{x: number, y: number, w: number, h: number, round: boolean}} Box
 */

/** Stop a scene that cannot be drawn before it does harm. @param {any} scene @param {any[]} numbers that came with it */
export function checkScene(scene, ...numbers) {
  const lists = ["pieces", "spots", "buttons", "moves", "panels", "sheet", "status"];
  if (!numbers.every(Number.isFinite)) throw new TypeError("a scene without its number");
  if (scene && !(scene.width > 0 && scene.height > 0 && lists.every((name) => Array.isArray(scene[name] ?? [])))) throw new TypeError("not a scene");
}

const ROWS = 14; // the board is read in this many lines from top to bottom
const LANDING_MS = 40;
const LIFTED = 40; // when more pieces than this move at once they glide where they lie: lifting costs time

/** @param {SVGSVGElement} svg */
export function stage(svg) {
  const [ground, spots, pieces, flight, targets] = ["ground", "spots", "pieces", "flight", "targets"].map((name) =>
    svg.appendChild(s("g", { class: name })));
  /** @type {Map<string, Node>} */ const nodes = new Map();
  /** @type {Map<string, Box>} where each spot and piece lies now */ const boxes = new Map();
  /** @type {WeakMap<Element, number>} z at which each piece lies */ const height = new WeakMap();
  /** @type {Node[]} pieces in the air */ let flying = [];
  /** @type {Scene | null} */ let scene = null;
  let drawn = "", spotted = "", timer = 0;

  /**
   * Show a scene; what moved glides there in `ms`.
   * @param {Scene} next @param {Record<string, string>} boards @param {number} ms
   */
  function draw(next, boards, ms) {
    land();
    svg.style.setProperty("--glide", ms + "ms");
    measure(next);
    drawBoard(next, boards[next.board] ?? "");
    drawSpots(next.spots ?? []);
    drawPieces(next.pieces ?? [], ms);
    scene = next;
  }

  /** Note where everything lies; a spot hides a piece of the same name. @param {Scene} next */
  function measure(next) {
    boxes.clear();
    for (const { id, x, y, scale = 1 } of next.pieces ?? [])
      boxes.set(id, { x: x - 50 * scale, y: y - 50 * scale, w: 100 * scale, h: 100 * scale, round: false });
    for (const { id, x, y, w, h, shape } of next.spots ?? []) boxes.set(id, { x, y, w, h, round: shape === "round" });
  }

  /** @param {Scene} next @param {string} source */
  function drawBoard(next, source) {
    if (source === drawn) return;
    drawn = source;
    ground.innerHTML = source.replace(/^\s*<\?xml[^>]*>/, "");
    const inner = ground.querySelector(":scope > svg");
    inner?.setAttribute("width", String(next.width));
    inner?.setAttribute("height", String(next.height));
  }

  /** @param {Spot[]} list */
  function drawSpots(list) {
    const key = JSON.stringify(list);
    if (key === spotted) return;
    spotted = key;
    spots.replaceChildren(...list.map((spot) => outline(spot.id, { "data-spot": spot.id, role: "img", "aria-label": spot.label })));
  }

  /** @param {Piece[]} list @param {number} ms */
  function drawPieces(list, ms) {
    const opening = nodes.size === 0;
    const left = new Set(nodes.keys());
    /** @type {Node[]} */ const moved = [], fresh = [];
    for (const piece of list) {
      const node = nodes.get(piece.id);
      left.delete(piece.id);
      if (!node) {
        const born = create(piece);
        nodes.set(piece.id, born);
        fresh.push(born);
        continue;
      }
      const at = place(piece), lifted = node.z !== (piece.z ?? 0);
      dressPiece(node, piece);
      if (node.at === at && !lifted) continue;
      node.at = at;
      node.z = piece.z ?? 0;
      moved.push(node);
    }
    for (const id of left) remove(/** @type {Node} */ (nodes.get(id)), ms);
    fresh.sort((a, b) => a.z - b.z).forEach(settle);
    if (ms && !opening) for (const { el } of fresh) el.classList.add("new"), flying.push(/** @type {any} */ ({ el }));
    if (ms && moved.length <= LIFTED) return fly(moved, ms);
    for (const node of moved) {
      node.el.style.transform = node.at;
      if (height.get(node.el) !== node.z) settle(node);
    }
    if (flying.length) timer = setTimeout(land, ms + LANDING_MS);
  }

  /** @param {Piece} piece @returns {Node} */
  function create(piece) {
    const node = { el: s("g", { class: "piece", "data-piece": piece.id }), piece: /** @type {Piece} */ ({}), z: piece.z ?? 0, at: place(piece) };
    node.el.style.transform = node.at;
    dressPiece(node, piece);
    return node;
  }

  /** @param {Piece} piece */
  const place = ({ x, y, turn = 0, scale = 1 }) => `translate(${x}px,${y}px) rotate(${turn}deg) scale(${scale})`;

  /** Bring a piece's look up to date, touching only what changed. @param {Node} node @param {Piece} piece */
  function dressPiece(node, piece) {
    const { el, piece: old } = node;
    if (old.symbol !== piece.symbol || old.text !== piece.text || old.turn !== piece.turn) {
      const words = piece.text && s("text", { class: "count", transform: `rotate(${-(piece.turn ?? 0)})` }, piece.text);
      el.replaceChildren(use(piece.symbol), words || "");
    }
    if (old.tone !== piece.tone) tone(el, piece.tone);
    if (old.label !== piece.label) {
      piece.label ? el.setAttribute("role", "img") : el.removeAttribute("role");
      piece.label ? el.setAttribute("aria-label", piece.label) : el.removeAttribute("aria-label");
    }
    node.piece = piece;
  }

  /** Let pieces glide above all others. @param {Node[]} moved @param {number} ms */
  function fly(moved, ms) {
    if (!moved.length && !flying.length) return;
    for (const node of moved.sort((a, b) => a.z - b.z)) flight.append(node.el);
    if (moved.length) getComputedStyle(moved[0].el).transform; // from where they are, not from nowhere
    for (const node of moved) node.el.style.transform = node.at;
    flying.push(...moved);
    timer = setTimeout(land, ms + LANDING_MS);
  }

  /** Put what flew where it belongs. */
  function land() {
    clearTimeout(timer);
    for (const node of flying) {
      node.el.classList.remove("new");
      if (node.at && node.el.parentNode === flight) settle(node);
    }
    flying = [];
  }

  /** Lay a piece among the others by its z. @param {Node} node */
  function settle(node) {
    height.set(node.el, node.z);
    let before = null, last = pieces.lastElementChild;
    while (last && (last === node.el || (height.get(last) ?? 0) > node.z)) (before = last === node.el ? before : last), (last = last.previousElementSibling);
    pieces.insertBefore(node.el, before);
  }

  /** @param {Node} node @param {number} ms */
  function remove({ el, piece }, ms) {
    nodes.delete(piece.id);
    el.removeAttribute("data-piece");
    if (!ms) return el.remove();
    el.classList.add("gone");
    setTimeout(() => el.remove(), ms);
  }

  /** @param {string} id @param {object} props @param {number} [wider] */
  function outline(id, props, wider = 0) {
    const { x, y, w, h, round } = /** @type {Box} */ (boxes.get(id));
    return s("rect", {
      x: x - wider, y: y - wider, width: w + 2 * wider, height: h + 2 * wider,
      rx: round ? w / 2 + wider : Math.min(w, h) * 0.12, ry: round ? h / 2 + wider : null, ...props,
    });
  }

  /**
   * Mark the elements that can be clicked (in reading order, for Tab), those already chosen and those pointed at from a list.
   * @param {Iterable<string>} legal @param {string[]} chosen @param {(id: string) => string} describe accessible name
   */
  function glow(legal, chosen, describe) {
    const held = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.id;
    const focused = targets.contains(document.activeElement);
    const line = (/** @type {string} */ id) => {
      const { x, y, w, h } = /** @type {Box} */ (boxes.get(id));
      return Math.floor(((y + h / 2) / (scene?.height ?? 1)) * ROWS) * 1e6 + x + w / 2;
    };
    const open = [...legal].filter((id) => boxes.has(id)).sort((a, b) => line(a) - line(b));
    const parts = (/** @type {string} */ id) => [outline(id, { class: "halo" }), outline(id, { class: "ring" })];
    targets.replaceChildren(
      ...chosen.filter((id) => boxes.has(id)).map((id) => s("g", { class: "picked", "data-picked": id }, parts(id))),
      ...open.map((id) => s("g", { class: "target", "data-id": id, role: "button", tabindex: 0, "aria-label": describe(id) }, parts(id))));
    if (focused) (targets.querySelector(`.target[data-id="${CSS.escape(held ?? "")}"]`) ?? targets.querySelector(".target") ?? svg).focus({ preventScroll: true });
  }

  /** Show where a move leads: these elements light up. @param {string[]} ids */
  function point(ids) {
    for (const el of svg.querySelectorAll(".pointed")) el.remove();
    for (const id of ids) if (boxes.has(id)) svg.append(outline(id, { class: "pointed" }, 4));
  }

  /**
   * What lies under a point of the screen: the legal element (with a finger's tolerance), the piece, the spot.
   * @param {number} px @param {number} py @param {(id: string) => boolean} legal @param {number} reach least size of a target in pixels
   */
  function hit(px, py, legal, reach) {
    const matrix = svg.getScreenCTM();
    if (!matrix || !scene) return {};
    const { x, y } = new DOMPoint(px, py).matrixTransform(matrix.inverse());
    const least = reach / matrix.a;
    let best = Infinity, /** @type {string | undefined} */ target;
    for (const [id, box] of boxes) {
      if (!legal(id)) continue;
      const dx = Math.max(box.x - x, 0, x - box.x - box.w), dy = Math.max(box.y - y, 0, y - box.y - box.h);
      if (dx > Math.max(0, least - box.w) / 2 || dy > Math.max(0, least - box.h) / 2) continue;
      const rank = Math.hypot(dx, dy) * 1e6 + box.w * box.h; // inside beats beside, small beats large
      if (rank < best) (best = rank), (target = id);
    }
    const inside = (/** @type {{id: string}} */ { id }) => {
      const box = /** @type {Box} */ (boxes.get(id));
      if (box.round) return Math.hypot((x - box.x) / box.w - 0.5, (y - box.y) / box.h - 0.5) <= 0.5;
      return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
    };
    const spot = (scene.spots ?? []).filter(inside).sort((a, b) => a.w * a.h - b.w * b.h)[0];
    const piece = (scene.pieces ?? []).filter((it) => (it.tip || it.label) && inside(it)).sort((a, b) => (b.z ?? 0) - (a.z ?? 0))[0];
    return { target, spot, piece };
  }

  /** The element's rectangle on the screen. @param {string} id @returns {DOMRect | undefined} */
  function whereIs(id) {
    const box = boxes.get(id), matrix = svg.getScreenCTM();
    if (!box || !matrix) return undefined;
    const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
    return new DOMRect(corner.x, corner.y, box.w * matrix.a, box.h * matrix.d);
  }

  /** Let Tab walk all spots, or only what is legal. @param {boolean} on */
  const inspect = (on) => spots.childNodes.forEach((el) => (on ? el.setAttribute("tabindex", "0") : el.removeAttribute("tabindex")));

  /** Forget everything, so that nothing of it stays in the page. */
  function clear() {
    land();
    nodes.clear();
    boxes.clear();
    for (const layer of [ground, spots, pieces, flight, targets]) layer.replaceChildren();
    point([]);
    drawn = spotted = "";
    scene = null;
  }

  return { draw, glow, point, hit, whereIs, inspect, clear };
}
