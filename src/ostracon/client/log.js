/** The story of the game: lines grouped by turn; a click on a line shows its moment. */

import { h, mark, t, tone } from "./dom.js";
import { page } from "./page.js";
import { go } from "./replay.js";

/** @import { Line } from "./wire.js" */

const list = page.logLines;
/** @type {Line[]} */ export let lines = [];
/** @type {HTMLElement[]} */ let items = [];
const border = h("li", { class: "since" });
let stuck = true; // the newest line stays in view until the reader scrolls away from it
const toEnd = () => void (list.scrollTop = list.scrollHeight);
let tall = 0; // a list that has just become smaller was not scrolled by its reader
list.addEventListener("scroll", () => list.clientHeight === tall && (stuck = list.scrollHeight - list.scrollTop - tall < 60));
new ResizeObserver(() => ((tall = list.clientHeight), stuck && toEnd())).observe(list);

/** @param {Line} line */
function item(line) {
  const word = h("button", { type: "button", tabindex: -1, click: () => go(line.ply) },
    line.seat >= 0 && line.kind === "turn" && mark(line.tone), line.text);
  return tone(h("li", { class: line.kind, "data-ply": line.ply }, word), line.tone);
}

/** Replace everything from line `from` on. @param {Line[]} fresh @param {number} [from] */
export function add(fresh, from = lines.length) {
  list.setAttribute("aria-busy", String(from === 0)); // the whole story is not read aloud at once
  for (const gone of items.splice(from)) gone.remove();
  const born = fresh.map(item);
  lines = [...lines.slice(0, from), ...fresh];
  items.push(...born);
  list.append(...born);
  list.removeAttribute("aria-busy");
  if (stuck || from === 0) toEnd();
}

/** Draw the border "since your last turn" before the first line after this ply. @param {number} ply */
export function since(ply) {
  let first = ply < 0 ? -1 : lines.findIndex((line) => line.ply > ply);
  while (first > 0 && ["turn", "round"].includes(lines[first - 1].kind)) first--; // a heading stays with its lines
  border.textContent = t("since");
  first < 0 ? border.remove() : items[first].before(border);
}

/** Mark the lines of the moment on the screen; null: live. @param {number | null} ply */
export function now(ply) {
  const back = ply === null && list.querySelector(".now");
  /** @type {HTMLElement | undefined} */ let last;
  for (const [at, el] of items.entries()) {
    const here = ply !== null && lines[at].ply === ply;
    el.classList.toggle("now", here);
    if (here) last = el;
  }
  if (back) toEnd();
  if (last) list.scrollTop = last.offsetTop - list.clientHeight / 2;
}

/** Go to the border, or to the end. @param {boolean} old */
export const scroll = (old) => (old && border.isConnected ? void (list.scrollTop = border.offsetTop - 4) : toEnd());
