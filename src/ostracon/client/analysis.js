// @ts-check
/** The analysis of a finished game: asked for by a button, a graph that moves the board, and the turning points. */

import { $, h, icon, mark, t, tone } from "./dom.js";

/**
 * @typedef {{turn: number, first: number, last: number, seat: number, label: string, chances: string[]}} Stand
 * @typedef {{rank: number, ply: number, seat: number, tone: string, label: string, played: string, better: string, cost: string}} Point
 * @typedef {{lines: string[], tones: string[], stands: Stand[], points: Point[], words: Record<string, string>, how: string}} Report
 * @typedef {{state: "none"|"running"|"done"|"failed", text: string, done: number, total: number, svg?: string, width?: number, x?: number[], report?: Report}} Status
 */

const POLL_MS = 700;
const PATIENCE_MS = 4000; // until a server that did not answer is asked again
const REST_MS = 60; // a pointer that stays on a turn for so long moves the board
const RESIZED_PX = 12; // the graph is drawn again for a width that differs by more

/** @param {{go: (ply: number) => void, show: () => void}} on */
export function analysis(on) {
  const box = $("chances");
  let address = "", language = "";
  let eager = false; // show the list as soon as it is there
  let timer = 0, resting = 0;
  let ply = 0; // the moment on the board
  /** @type {Status | null} */ let drawn = null;

  /** Ask the server how it stands, or (POST) for an analysis. @param {string} [method] */
  async function ask(method = "GET") {
    clearTimeout(timer);
    const status = await hear(method);
    if (status) take(status);
    else if (method === "POST") take({ state: "failed", text: t("analysis_refused"), done: 0, total: 0 });
  }

  /** @param {string} method @returns {Promise<Status | null>} */
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
  const inner = () => $("bar").clientWidth - 2 * parseFloat(getComputedStyle(box).paddingLeft);

  /** @param {Status} status */
  function take(status) {
    box.hidden = false;
    box.dataset.state = status.state;
    if (status.state === "done") drawGraph(status);
    else if (status.state === "running") drawProgress(status);
    else drawOffer(status);
  }

  /** @param {Status} status */
  function drawProgress({ text, done, total }) {
    if (!box.querySelector("progress")) box.replaceChildren(h("p"), h("progress", { max: 1, "aria-label": t("analysis") }));
    const [words, bar] = box.children;
    if (words.textContent !== text) words.textContent = text;
    if (total) bar.value = done / total;
    timer = setTimeout(ask, POLL_MS);
  }

  /** @param {Status} status */
  function drawOffer({ state, text }) {
    const failed = state === "failed";
    box.replaceChildren(
      h("button", { type: "button", id: "analyse", click: () => ((eager = true), ask("POST")) }, icon("graph"), t(failed ? "analyse_again" : "analyse")),
      h("p", failed ? { class: "bad", role: "alert" } : { class: "soft" }, text));
  }

  // ---- the graph

  /** @param {Status} status */
  function drawGraph(status) {
    const first = !drawn;
    drawn = status;
    const { report, svg = "" } = status;
    if (!report) return;
    const folded = box.querySelector("details")?.open === false;
    const held = document.activeElement?.id === "graph";
    const graph = h("div", {
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
    if (first && eager) on.show();
  }

  /** The turn under the pointer. @param {PointerEvent} event */
  function under({ clientX }) {
    const { x = [], width = 1 } = drawn ?? {};
    const edge = $("graph").getBoundingClientRect();
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
    const to = { ArrowLeft: back, ArrowDown: back, ArrowRight: now + 1, ArrowUp: now + 1, PageDown: now - 10, PageUp: now + 10, Home: 0, End: last }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere the arrows go by a move
    move(Math.max(0, Math.min(last, to)));
  }

  /** Show the position after a turn. @param {number} turn */
  function move(turn) {
    const stand = drawn?.report?.stands[turn];
    if (stand && stand.last !== ply) on.go(stand.last);
  }

  /** The last turn that was over at the moment on the board. */
  function nearest() {
    const stands = drawn?.report?.stands ?? [];
    let turn = stands.length - 1;
    while (turn > 0 && stands[turn].last > ply) turn--;
    return turn;
  }

  /** The board shows another moment. @param {number} now */
  function at(now) {
    ply = now;
    const { report, x = [] } = drawn ?? {};
    const graph = $("graph");
    if (!report || !graph) return;
    const turn = nearest(), stand = report.stands[turn], next = report.stands[turn + 1];
    const part = next ? (ply - stand.last) / (next.last - stand.last) : 0;
    const place = x[turn] + part * ((x[turn + 1] ?? 0) - x[turn]);
    graph.querySelector(".now")?.setAttribute("transform", `translate(${place || x[turn]})`);
    graph.setAttribute("aria-valuenow", String(turn));
    graph.setAttribute("aria-valuetext", t("analysis_moved", { turn: stand.label, chances: report.lines.map((name, line) => `${name} ${stand.chances[line]}`).join(", ") }));
    $("graph-turn").textContent = stand.label;
    stand.chances.forEach((chance, line) => (box.querySelector(`[data-line="${line}"]`).textContent = chance));
    for (const el of /** @type {NodeListOf<HTMLElement>} */ ($("analysis").querySelectorAll("[data-ply], [data-turn]")))
      el.toggleAttribute("data-now", el.dataset.ply ? Number(el.dataset.ply) === ply : Number(el.dataset.turn) === turn);
  }

  // ---- the turning points and the table

  /** @param {Report} report */
  function drawList({ points, words, how, stands, lines }) {
    document.querySelector('[data-for="analysis"]')?.removeAttribute("hidden");
    const open = $("analysis").querySelector("details")?.open ?? false;
    $("analysis").replaceChildren(
      h("h2", {}, words.turning_points),
      points.length ? h("ol", { class: "turning" }, points.map((point) => h("li", {}, tone(h("button", { type: "button", "data-ply": point.ply, click: () => on.go(point.ply) },
        h("span", { class: "flag" }, point.rank), mark(point.tone), h("b", {}, point.label), h("b", { class: "cost" }, point.cost),
        h("span", { class: "deed" }, h("small", {}, words.played), " ", point.played),
        h("span", { class: "deed" }, h("small", {}, words.better), " ", point.better)), point.tone)))) : h("p", {}, words.no_turning_points),
      h("details", { open }, h("summary", {}, t("chances")), h("div", { class: "wide" }, h("table", { class: "sheet" },
        h("thead", {}, h("tr", {}, [words.turn, ...lines].map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, stands.map((stand) => h("tr", { "data-turn": stand.turn },
          h("th", { scope: "row" }, h("button", { type: "button", class: "bare", click: () => on.go(stand.last) }, stand.label)), stand.chances.map((chance) => h("td", {}, chance)))))))),
      h("p", { class: "soft" }, how));
  }

  new ResizeObserver(() => {
    if (!drawn?.width || Math.abs(inner() - drawn.width) < RESIZED_PX) return;
    clearTimeout(timer);
    timer = setTimeout(ask, 150);
  }).observe($("bar"));

  return {
    at,
    /** The game is over: see whether there is an analysis. @param {{table: string, language: string, replay?: boolean}} hello */
    open(hello) {
      if (address && language === hello.language) return;
      address = `/t/${hello.table}/analysis`;
      language = hello.language;
      eager = Boolean(hello.replay);
      drawn = null;
      ask();
    },
  };
}
