/** Where everything on the board lies: what a click hits, and where on the screen an element is. */

import { s } from "./dom.js";
import { page } from "./page.js";

/** @import { Scene } from "./wire.js" */

const LEAST_PX = 24; // the least size of what is tapped once
const ROWS = 14; // the board is read in this many lines from top to bottom
/** @typedef {{x: number, y: number, w: number, h: number, round: boolean}} Box */

/** Everything that has a place, by its id. @type {Map<string, Box>} */
const boxes = new Map();
/** @type {Scene | null} */ let scene = null;

/** Note where everything lies: areas by their corner and size, symbols by their middle and scale. What comes later in the scene
 * (a spot) hides what came before under the same name (a piece). @param {Scene | null} next */
export function measure(next) {
  scene = next;
  boxes.clear();
  for (const { id, x, y, w, h, scale = 1, shape } of Object.values(next ?? {}).flat()) {
    if (!id || x === undefined) continue;
    const [wide, high] = [w ?? 100 * scale, h ?? 100 * scale];
    boxes.set(id, { x: w ? x : x - wide / 2, y: h ? y : y - high / 2, w: wide, h: high, round: shape === "round" });
  }
}

/**
 * What lies under a point of the screen: the legal element (with a finger's tolerance), the piece, the spot.
 * @param {number} px @param {number} py @param {(id: string) => boolean} legal @param {number} reach least size of a target in pixels
 */
export function hit(px, py, legal, reach) {
  const matrix = page.stage.getScreenCTM();
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
export function whereIs(id) {
  const box = boxes.get(id), matrix = page.stage.getScreenCTM();
  if (!box || !matrix) return undefined;
  const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
  return new DOMRect(corner.x, corner.y, box.w * matrix.a, box.h * matrix.d);
}

/** Whether an element on the board is too small to be tapped at once. @param {string} id */
export function small(id) {
  const { width, height } = whereIs(id) ?? { width: LEAST_PX, height: LEAST_PX };
  return Math.min(width, height) < LEAST_PX;
}

/** By how many board units an element falls short of a size on the screen, on each side. @param {string} id @param {number} px */
export function short(id, px) {
  const { width, height } = /** @type {DOMRect} */ (whereIs(id)), matrix = page.stage.getScreenCTM();
  return Math.max(0, px - Math.min(width, height)) / 2 / (matrix?.a || 1);
}

/** @param {string} id @param {object} props @param {number} [wider] */
export function outline(id, props, wider = 0) {
  const { x, y, w, h, round } = /** @type {Box} */ (boxes.get(id));
  return s("rect", {
    x: x - wider, y: y - wider, width: w + 2 * wider, height: h + 2 * wider,
    rx: round ? w / 2 + wider : Math.min(w, h) * 0.12, ry: round ? h / 2 + wider : null, ...props,
  });
}

/** Whether an element lies on the board. @param {string} id */
export const onBoard = (id) => boxes.has(id);

/** A number that grows as one reads the board, line by line. @param {string} id */
export function reading(id) {
  const { x, y, w, h } = /** @type {Box} */ (boxes.get(id));
  return Math.floor(((y + h / 2) / (scene?.height ?? 1)) * ROWS) * 1e6 + x + w / 2;
}
