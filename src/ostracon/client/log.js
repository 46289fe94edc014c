/** The story of the game: each turn in a few lines under its heading, which unfolds everything; a click on a line shows its moment. */

import { find, findAll, h, mark, t, tone } from "./dom.js";
import { page } from "./page.js";
import { go } from "./replay.js";
import { events } from "./state.js";

/** @import { Line } from "./wire.js" */

const HEADINGS = ["turn", "round"], SHOWN = ["told", "gains", "table"]; // what is not folded

const list = page.logLines;
/** @type {Line[]} */ export let lines = [];
/** one group of lines per heading @type {{ply: number, lines: Line[], el: HTMLElement}[]} */ let groups = [];
const border = h("li", { class: "since" });
let stuck = true; // the newest line stays in view until the reader scrolls away from it
const toEnd = () => void (list.scrollTop = list.scrollHeight);
let tall = 0; // a list that has just become smaller was not scrolled by its reader
list.addEventListener("scroll", () => list.clientHeight === tall && (stuck = list.scrollHeight - list.scrollTop - tall < 60));
new ResizeObserver(() => ((tall = list.clientHeight), stuck && toEnd())).observe(list);

/** @param {Line} line */
const word = (line) => tone(h("li", { class: line.kind, "data-ply": line.ply },
  h("button", { type: "button", tabindex: -1, click: () => go(line.ply) }, line.text)), line.tone);

/** A heading and what stands under it. @param {Line[]} group @param {number} from its first move */
function item([heading, ...below], from) {
  const folded = below.filter(({ kind }) => !SHOWN.includes(kind));
  const details = h("ol", { class: "details", hidden: true }, folded.map(word));
  const moves = from < heading.ply ? `${from}–${heading.ply}` : String(heading.ply);
  const face = heading.kind === "turn" ? [mark(heading.tone), h("b", {}, heading.text), h("small", { title: t("move", { ply: moves }) }, moves)] : [h("b", {}, heading.text)];
  const unfold = (/** @type {Event} */ { currentTarget }) => {
    details.hidden = !details.hidden;
    /** @type {Element} */ (currentTarget).setAttribute("aria-expanded", String(!details.hidden));
    details.scrollIntoView({ block: "nearest" });
  };
  const head = h("button", { type: "button", class: "head", tabindex: -1, ...(folded.length ? { "aria-expanded": "false", click: unfold } : { click: () => go(heading.ply) }) }, face);
  const why = heading.kind === "turn" && events.whyable(heading.seat) &&
    h("button", { type: "button", class: "why", tabindex: -1, "aria-label": t("why_move", { player: heading.text, ply: moves }), click: () => events.why(heading.ply) }, t("why"));
  return tone(h("li", { class: heading.kind }, head, why, h("ol", {}, below.filter(({ kind }) => SHOWN.includes(kind)).map(word)), details), heading.tone);
}

/** Replace everything from line `from` on. @param {Line[]} fresh @param {number} [from] the index of a heading */
export function add(fresh, from = lines.length) {
  lines = [...lines.slice(0, from), ...fresh];
  const open = groups.at(-1)?.el.querySelector("[aria-expanded=true]") && groups.at(-1)?.lines[0];
  for (let count = groups.reduce((sum, group) => sum + group.lines.length, 0); count > from;) {
    const gone = groups.pop();
    gone?.el.remove();
    count -= gone?.lines.length ?? count;
  }
  /** @type {Line[][]} */ const born = [];
  for (const line of fresh) HEADINGS.includes(line.kind) ? born.push([line]) : born.at(-1)?.push(line);
  for (const group of born) {
    const el = item(group, (groups.at(-1)?.ply ?? 0) + 1);
    groups.push({ ply: group[0].ply, lines: group, el });
    if (open && group[0].seat === open.seat && group[0].kind === open.kind) find(el, ".head")?.click(); // a turn that goes on stays unfolded
  }
  list.append(...groups.slice(groups.length - born.length).map(({ el }) => el));
  reach();
  if (stuck || from === 0) toEnd();
}

/** One stop for Tab, the newest heading; Up and Down walk from there. @param {HTMLElement} [to] */
function reach(to = findAll(list, ".head").at(-1)) {
  for (const el of findAll(list, "[tabindex='0']")) el.tabIndex = -1;
  if (to) to.tabIndex = 0;
}

list.addEventListener("keydown", (event) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  const there = findAll(list, "button").filter((el) => el.offsetParent);
  const next = there[there.indexOf(/** @type {HTMLElement} */ (event.target)) + by];
  event.preventDefault();
  if (next) reach(next), next.focus();
});

/** Draw the border "since your last turn" before the first turn after this ply. @param {number} ply */
export function since(ply) {
  let first = ply < 0 ? -1 : groups.findIndex((group) => group.ply > ply);
  while (first > 0 && groups[first - 1].ply > ply) first--;
  border.textContent = t("since");
  first < 0 ? border.remove() : groups[first].el.before(border);
}

/** The seat whose move led to a position; -1 for nobody's. @param {number} ply */
export const mover = (ply) => groups.find((group) => group.ply >= ply && group.lines[0].kind === "turn")?.lines[0].seat ?? -1;

/** The seats that have acted since a ply, the first first. @param {number} ply */
export const acted = (ply) => [...new Set(groups.filter((group) => group.ply > ply && group.lines[0].kind === "turn").map((group) => group.lines[0].seat))];

/** Mark the turn of the moment on the screen, and its lines; null: live. @param {number | null} ply */
export function now(ply) {
  const back = ply === null && list.querySelector(".now");
  const here = ply === null ? -1 : groups.findIndex((group) => group.ply >= ply);
  groups.forEach(({ el }, at) => {
    el.classList.toggle("now", at === here);
    for (const one of findAll(el, ".details > li")) one.classList.toggle("now", at === here && Number(one.dataset.ply) === ply);
  });
  if (back) toEnd();
  if (here >= 0) list.scrollTop = groups[here].el.offsetTop - list.clientHeight / 2;
}

/** Go to the border, or to the end. @param {boolean} old */
export const scroll = (old) => (old && border.isConnected ? void (list.scrollTop = border.offsetTop - 4) : toEnd());
