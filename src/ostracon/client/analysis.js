/** The analysis of a finished game: asked for by a button, a graph that moves the board, and the turning points. */

import { find, findAll, h, icon, mark, named, t, tone } from "./dom.js";
import { outline } from "./hints.js";
import { caption } from "./news.js";
import { page } from "./page.js";
import { go } from "./replay.js";
import { state } from "./state.js";
import { openTab, tabOf } from "./tabs.js";

/** @import { Progress } from "./messages.js" */
/** @import { Report } from "./wire.js" */

const POLL_MS = 700;
const PATIENCE_MS = 4000; // until a server that did not answer is asked again
const REST_MS = 60; // a pointer that stays on a turn for so long moves the board
const RESIZED_PX = 12; // the graph is drawn again for a width that differs by more

const box = page.chances;
let address = "", language = "";
let eager = false; // show the list as soon as it is there
let timer = 0, resting = 0;
let ply = 0; // the moment on the board
/** @type {Progress | null} */ let drawn = null;
/** @type {HTMLElement | null} */ let graph = null;

/** Ask the server how it stands, or (POST) for an analysis. @param {string} [method] */
async function ask(method = "GET") {
  clearTimeout(timer);
  const status = await hear(method);
  if (status) take(status);
  else if (method === "POST") take({ state: "failed", text: t("analysis_refused"), done: 0, total: 0 });
}

/** @param {string} method @returns {Promise<Progress | null>} */
async function hear(method) {
  try {
    const answer = await fetch(`${address}?lang=${language}&width=${Math.round(inner())}`, { method });
    if (answer.ok) return await answer.json();
    if (method === "GET" && answer.status < 500) {
      address = ""; // not over after all: the last turn may still be taken back
      box.hidden = true;
      return null;
    }
  } catch { /* the line is cut, or the server is starting */ }
  if (method === "GET") timer = setTimeout(ask, PATIENCE_MS);
  return null;
}

/** How wide the graph can be: the bar above is in the same column, and always there. */
const inner = () => page.bar.clientWidth - 2 * parseFloat(getComputedStyle(box).paddingLeft);

/** @param {Progress} status */
function take(status) {
  box.hidden = false;
  box.dataset.state = status.state;
  if (status.state === "done") drawGraph(status);
  else if (status.state === "running") drawProgress(status);
  else drawOffer(status);
}

/** @param {Progress} status */
function drawProgress({ text, done, total }) {
  if (!find(box, "progress")) box.replaceChildren(h("p"), h("progress", { max: 1, "aria-label": t("analysis") }));
  const [words, bar] = box.children;
  if (words.textContent !== text) words.textContent = text;
  if (total) bar.setAttribute("value", String(done / total));
  timer = setTimeout(ask, POLL_MS);
}

/** @param {Progress} status */
function drawOffer({ state, text }) {
  const failed = state === "failed";
  box.replaceChildren(
    h("button", { type: "button", id: "analyse", click: () => ((eager = true), ask("POST")) }, icon("graph"), t(failed ? "analyse_again" : "analyse")),
    h("p", failed ? { class: "bad", role: "alert" } : { class: "soft" }, text));
}

// ---- the graph

/** @param {Progress} status */
function drawGraph(status) {
  const first = !drawn;
  drawn = status;
  const { report, svg = "" } = status;
  if (!report) return;
  const folded = box.querySelector("details")?.open === false;
  const held = document.activeElement?.id === "graph";
  graph = h("div", {
    id: "graph", role: "slider", tabindex: 0, "aria-label": t("chances"), "aria-valuemin": 0, "aria-valuemax": report.stands.length - 1,
    pointermove: hover, pointerdown: press, pointerleave: () => clearTimeout(resting), keydown: key,
  });
  graph.innerHTML = svg; // our own drawing: names in it are escaped
  box.replaceChildren(h("details", { open: !folded },
    h("summary", {}, h("b", { id: "graph-turn" }), h("ul", { class: "legend" }, report.lines.map((name, line) =>
      h("li", {}, tone(report.tones[line].startsWith("seat") ? mark(report.tones[line]) : h("i", { class: "swatch" }), report.tones[line]),
        h("span", {}, name), h("b", { "data-line": line }))))),
    graph));
  if (held) graph.focus({ preventScroll: true });
  drawList(report);
  at(ply);
  if (first && eager) openTab("analysis");
}

/** The turn under the pointer. @param {PointerEvent} event */
function under({ clientX }) {
  const { x = [], width = 1 } = drawn ?? {};
  const edge = graph?.getBoundingClientRect() ?? new DOMRect();
  const there = ((clientX - edge.left) * width) / edge.width;
  let best = 0;
  for (let turn = 1; turn < x.length; turn++) if (Math.abs(x[turn] - there) < Math.abs(x[best] - there)) best = turn;
  return best;
}

/** @param {PointerEvent} event */
function hover(event) {
  if (!event.movementX && !event.movementY) return; // the graph has come under a pointer that rests
  clearTimeout(resting);
  const turn = under(event);
  if (turn !== nearest()) resting = setTimeout(() => move(turn), REST_MS);
}

/** @param {PointerEvent} event */
function press(event) {
  clearTimeout(resting);
  move(under(event));
}

/** Left and right by a turn, Page by ten, Home, End. @param {KeyboardEvent} event */
function key(event) {
  const { stands = [] } = drawn?.report ?? {};
  const last = stands.length - 1, now = nearest();
  const back = ply > stands[now].last ? now : now - 1; // from the midst of a turn to its beginning
  /** @type {Record<string, number>} */
  const keys = { ArrowLeft: back, ArrowDown: back, ArrowRight: now + 1, ArrowUp: now + 1, PageDown: now - 10, PageUp: now + 10, Home: 0, End: last };
  const to = keys[event.key];
  if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation(); // elsewhere the arrows go by a move
  move(Math.max(0, Math.min(last, to)));
}

/** Show the position after a turn. @param {number} turn */
function move(turn) {
  const stand = drawn?.report?.stands[turn];
  if (stand && stand.last !== ply) go(stand.last);
}

/** The last turn that was over at the moment on the board. */
function nearest() {
  const stands = drawn?.report?.stands ?? [];
  let turn = stands.length - 1;
  while (turn > 0 && stands[turn].last > ply) turn--;
  return turn;
}

/** The board shows another moment. @param {number} now */
export function at(now) {
  ply = now;
  const { report, x = [] } = drawn ?? {};
  if (!report || !graph) return;
  const turn = nearest(), stand = report.stands[turn], next = report.stands[turn + 1];
  const part = next ? (ply - stand.last) / (next.last - stand.last) : 0;
  const place = x[turn] + part * ((x[turn + 1] ?? 0) - x[turn]);
  graph.querySelector(".now")?.setAttribute("transform", `translate(${place || x[turn]})`);
  graph.setAttribute("aria-valuenow", String(turn));
  graph.setAttribute("aria-valuetext", t("analysis_moved", { turn: stand.label, chances: report.lines.map((name, line) => `${name} ${stand.chances[line]}`).join(", ") }));
  for (const [line, text] of stand.chances.entries()) find(box, `[data-line="${line}"]`)?.replaceChildren(text);
  find(box, "#graph-turn")?.replaceChildren(ply === stand.last ? stand.label : t("move", { ply }));
  for (const el of findAll(page.analysis, "[data-ply], [data-turn]"))
    el.toggleAttribute("data-now", el.dataset.ply ? Number(el.dataset.ply) === ply : Number(el.dataset.turn) === turn);
}

// ---- the turning points and the table

/** At a turning point, draw on the board what the bot would have played. */
export function point() {
  const { points = [], words = {} } = drawn?.report ?? {};
  const here = state.at === null ? undefined : points.find((one) => one.ply === state.at);
  if (!here) return;
  outline(here.path);
  caption(named(here.label, `${words.better} ${here.better}`));
}

/** @param {Report} report */
function drawList({ points, words, how, stands, lines, accuracy }) {
  tabOf("analysis")?.removeAttribute("hidden");
  const open = page.analysis.querySelector("details")?.open ?? false;
  page.analysis.replaceChildren(
    h("h2", {}, words.turning_points),
    points.length ? h("ol", { class: "turning" }, points.map((point) => h("li", {}, tone(h("button", { type: "button", "data-ply": point.ply, click: () => go(point.ply) },
      h("span", { class: "flag" }, point.rank), mark(point.tone), h("b", {}, point.label), h("b", { class: "cost" }, point.cost),
      h("span", { class: "deed" }, h("small", {}, words.played), " ", point.played),
      h("span", { class: "deed" }, h("small", {}, words.better), " ", point.better),
      point.kinds.map((kind) => h("span", { class: "kind", "data-kind": kind.kind }, h("b", {}, kind.label), " ", kind.text))), point.tone),
      h("a", { class: "button quiet", href: `${state.hello.planner}?at=${point.ply}.0.${point.action}`, target: "_blank", rel: "opener", "aria-label": `${t("try_it")}: ${point.better}` }, icon("plan"), t("try_it"))))) : h("p", {}, words.no_turning_points),
    h("h2", {}, words.accuracy),
    h("ul", { class: "accuracy" }, accuracy.map((one) => h("li", {}, tone(mark(one.tone), one.tone), h("span", {}, one.name), h("meter", { min: 0, max: 100, value: one.value, "aria-label": `${words.accuracy}: ${one.name}` }), h("b", {}, one.value)))),
    h("p", { class: "soft" }, words.accuracy_how),
    h("details", { open }, h("summary", {}, t("chances")), h("div", { class: "wide" }, h("table", { class: "sheet" },
      h("thead", {}, h("tr", {}, [words.move, ...lines].map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, stands.map((stand) => h("tr", { "data-turn": stand.turn },
        h("th", { scope: "row" }, h("button", { type: "button", class: "bare", click: () => go(stand.last) }, stand.label)), stand.chances.map((chance) => h("td", {}, chance)))))))),
    h("p", { class: "soft" }, how));
}

new ResizeObserver(() => {
  if (!drawn?.width || Math.abs(inner() - drawn.width) < RESIZED_PX) return;
  clearTimeout(timer);
  timer = setTimeout(ask, 150);
}).observe(page.bar);

/** The game is over: see whether there is an analysis. */
export function open() {
  const { hello } = state;
  if (address && language === hello.language) return;
  address = `/t/${hello.table}/analysis`;
  language = hello.language ?? "";
  eager = Boolean(hello.replay);
  drawn = null;
  ask();
}
