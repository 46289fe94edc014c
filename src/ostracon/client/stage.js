/** Draws a Scene: static board, spots, pieces that glide, and the glowing targets above them. */

import { measure, onBoard, outline, reading, short, whereIs } from "./boxes.js";
import { find, s, tone, use, withId } from "./dom.js";
import { arranged, cut, layoutOf } from "./layout.js";
import { page } from "./page.js";

/** @import { Piece, Scene, Spot } from "./wire.js" */
/** @typedef {{el: SVGGElement, piece: Piece, z: number, at: string}} Drawn a piece as it is drawn */

const LANDING_MS = 40;
const LIFTED = 40; // when more pieces than this move at once they glide where they lie: lifting costs time

const svg = page.stage;
const [ground, spots, pieces, flight, targets] = ["ground", "spots", "pieces", "flight", "targets"].map((name) =>
  svg.appendChild(s("g", { class: name })));
ground.setAttribute("aria-hidden", "true"); // what is printed there is said by the spots
/** @type {Map<string, Drawn>} */ const nodes = new Map();
/** z at which each piece lies @type {WeakMap<Element, number>} */ const height = new WeakMap();
/** pieces in the air @type {Drawn[]} */ let flying = [];
let drawn = "", spotted = "", timer = 0;

/**
 * Show a scene; what moved glides there in `ms`.
 * @param {Scene} next @param {Record<string, string>} boards @param {number} ms
 */
export function draw(next, boards, ms) {
  const scene = arranged(next);
  land();
  svg.style.setProperty("--glide", ms + "ms");
  measure(scene);
  drawBoard(next, boards[next.board] ?? "");
  drawSpots(scene.spots ?? []);
  drawPieces(scene.pieces ?? [], ms);
}

/** @param {Scene} next @param {string} source */
function drawBoard(next, source) {
  const layout = layoutOf(next), key = source + JSON.stringify(layout);
  if (key === drawn) return;
  drawn = key;
  ground.innerHTML = source.replace(/^\s*<\?xml[^>]*>/, "");
  const whole = /** @type {SVGSVGElement | null} */ (ground.querySelector(":scope > svg"));
  whole?.setAttribute("width", String(next.width));
  whole?.setAttribute("height", String(next.height));
  if (whole && layout) ground.replaceChildren(...cut(whole, layout));
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
  /** @type {Drawn[]} */ const moved = [], fresh = [];
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
  for (const id of left) remove(/** @type {Drawn} */ (nodes.get(id)), ms);
  fresh.sort((a, b) => a.z - b.z).forEach(settle);
  if (ms && !opening) for (const node of fresh) node.el.classList.add("new"), flying.push(node);
  if (ms && moved.length <= LIFTED) return fly(moved, ms);
  for (const node of moved) {
    node.el.style.transform = node.at;
    if (height.get(node.el) !== node.z) settle(node);
  }
  if (flying.length) timer = setTimeout(land, ms + LANDING_MS);
}

/** @param {Piece} piece @returns {Drawn} */
function create(piece) {
  const node = { el: s("g", { class: "piece", "data-piece": piece.id }), piece: /** @type {Piece} */ ({}), z: piece.z ?? 0, at: place(piece) };
  node.el.style.transform = node.at;
  dressPiece(node, piece);
  return node;
}

/** @param {Piece} piece */
const place = ({ x, y, turn = 0, scale = 1 }) => `translate(${x}px,${y}px) rotate(${turn}deg) scale(${scale})`;

/** Bring a piece's look up to date, touching only what changed. @param {Drawn} node @param {Piece} piece */
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

/** Let pieces glide above all others. @param {Drawn[]} moved @param {number} ms */
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
    if (node.el.parentNode === flight) settle(node);
  }
  flying = [];
}

/** Lay a piece among the others by its z. @param {Drawn} node */
function settle(node) {
  height.set(node.el, node.z);
  /** @type {Element | null} */ let before = null, last = pieces.lastElementChild;
  while (last && (last === node.el || (height.get(last) ?? 0) > node.z)) (before = last === node.el ? before : last), (last = last.previousElementSibling);
  pieces.insertBefore(node.el, before);
}

/** @param {Drawn} node @param {number} ms */
function remove({ el, piece }, ms) {
  nodes.delete(piece.id);
  el.removeAttribute("data-piece");
  if (!ms) return el.remove();
  el.classList.add("gone");
  setTimeout(() => el.remove(), ms);
}

const MANY = 24; // with more places to choose from, each glows less: what lies there must be seen

/**
 * Mark the elements that can be clicked (in reading order, for Tab), those already chosen and those pointed at from a list.
 * @param {Iterable<string>} legal @param {string[]} chosen @param {(id: string) => string} describe accessible name
 */
export function glow(legal, chosen, describe) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.id;
  const focused = targets.contains(document.activeElement);
  const open = [...legal].filter(onBoard).sort((a, b) => reading(a) - reading(b));
  const parts = (/** @type {string} */ id) => [outline(id, { class: "halo" }), outline(id, { class: "ring" })];
  targets.classList.toggle("many", open.length > MANY);
  targets.replaceChildren(
    ...chosen.filter(onBoard).map((id) => s("g", { class: "picked", "data-picked": id }, parts(id))),
    ...open.map((id) => s("g", { class: "target", "data-id": id, role: "button", tabindex: 0, "aria-label": describe(id) }, parts(id))));
  if (focused) (find(targets, `.target${withId(held ?? "")}`) ?? find(targets, ".target") ?? svg).focus({ preventScroll: true });
}

/** Scroll a board that is higher than the screen, where nothing of what can be clicked is in sight. @param {string[]} legal */
export function reach(legal) {
  const above = [page.prompt, ...document.querySelectorAll("#practice")]; // whichever of them stays in sight
  const top = Math.max(...above.map((box) => box.getBoundingClientRect().bottom)), bottom = page.own.getBoundingClientRect().top;
  const boxes = legal.flatMap((id) => whereIs(id) ?? []).sort((a, b) => a.y - b.y);
  if (!boxes.length || boxes.some((box) => box.top >= top && box.bottom <= bottom)) return;
  scrollBy({ top: boxes[0].top - top - Math.max(12, (bottom - top - boxes[0].height) / 3) });
}

/** Show where a move leads: these elements light up, at least so many pixels large. @param {string[]} ids @param {number} [px] */
export function point(ids, px = 0) {
  for (const el of svg.querySelectorAll(".pointed")) el.remove();
  for (const id of ids.filter(onBoard)) svg.append(outline(id, { class: "pointed" }, 4 + (px && short(id, px))));
}

/** Let Tab walk all spots, or only what is legal. @param {boolean} on */
export const inspect = (on) => [...spots.children].forEach((el) => (on ? el.setAttribute("tabindex", "0") : el.removeAttribute("tabindex")));

/** Forget everything, so that nothing of it stays in the page. */
export function clear() {
  land();
  nodes.clear();
  measure(null);
  for (const layer of [ground, spots, pieces, flight, targets]) layer.replaceChildren();
  point([]);
  drawn = spotted = "";
}
