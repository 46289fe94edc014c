/** A board of one's own (lessons, puzzles, plans): what is said beside the board, and its buttons. The rest is the table's. */

import { find, findAll, h, t } from "./dom.js";
import * as hints from "./hints.js";
import { address, send } from "./live.js";
import { alert } from "./news.js";
import { page } from "./page.js";
import * as choice from "./choose.js";
import { drawPrompt } from "./prompt.js";
import { canAct, events, state } from "./state.js";

/** @import { Practice } from "./messages.js" */

const box = h("section", { id: "practice", "aria-label": t("practice"), "aria-live": "polite" });
const narrow = matchMedia("(max-width: 860px), (max-height: 500px)");
let title = "", step = -1;

/** Beside the board where there is room, otherwise above it. */
const place = () => (narrow.matches ? page.table.prepend(box) : page.side.prepend(box));
narrow.addEventListener("change", place);
place();

/** @param {Practice} said */
function show(said) {
  const fresh = said.title !== title || (said.step ?? 0) !== step;
  const held = box.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset.press;
  (title = said.title), (step = said.step ?? 0);
  box.setAttribute("aria-label", said.title);
  box.replaceChildren(
    h("header", {}, h("h2", {}, said.title), said.steps && h("span", { class: "soft" }, t("practice_step", { step, steps: said.steps }))),
    said.steps ? h("progress", { max: said.steps, value: step, "aria-label": t("practice_step", { step, steps: said.steps }) }) : "",
    ...said.text.split("\n\n").filter(Boolean).map((paragraph) => h("p", {}, paragraph)),
    said.note ? h("p", { class: `note ${said.mood ?? ""}`, role: said.mood === "wrong" ? "alert" : "status" }, said.note) : "",
    said.rows?.length ? h("dl", {}, said.rows.map(row)) : "",
    said.buttons?.length ? h("div", { class: "row" }, said.buttons.map(button)) : "");
  hints.mark(said.marked ?? [], said.lit ?? []);
  page.table.style.setProperty("--practice", `${box.offsetHeight}px`);
  if (fresh) box.scrollTop = 0;
  state.unsaid = false;
  if (state.rest !== (said.rest ?? "")) (state.rest = said.rest ?? ""), again();
  else events.chosen();
  if (held) (find(box, `[data-press="${CSS.escape(held)}"]`) ?? find(box, "[data-press]"))?.focus({ preventScroll: true });
  remember(said.at ?? "");
}

/** @param {NonNullable<Practice["rows"]>[number]} row */
function row({ label, value, good, action = -1 }) {
  const path = () => (action < 0 ? [] : choice.moves.find((move) => move.action === action)?.path ?? []);
  return h("div", { class: good ? "good" : "", pointerenter: () => action >= 0 && hints.outline(path()), pointerleave: () => action >= 0 && hints.point() },
    h("dt", {}, label), h("dd", {}, value));
}

/** @param {NonNullable<Practice["buttons"]>[number]} button */
function button({ id, label, primary, url, disabled }) {
  const look = { class: primary ? "button primary" : "button", "data-press": id };
  return url ? h("a", { ...look, href: url }, label) : h("button", { type: "button", disabled, ...look, click: () => press(id) }, label);
}

/** @param {string} name */
function press(name) {
  for (const one of findAll(box, "button")) one.setAttribute("disabled", "");
  send("practice", { name });
}

/** @param {URL} url @param {string} at */
const set = (url, at) => (at ? url.searchParams.set("at", at) : url.searchParams.delete("at"), url);

/** A lost line, the page opened again, or another language: they go on from here. @param {string} at */
function remember(at) {
  const here = new URL(location.href);
  for (const url of [address, here]) set(url, at);
  if (here.href !== location.href) history.replaceState(null, "", here);
  for (const one of state.hello.languages ?? []) one.url = set(new URL(one.url, location.href), at).href;
}

/** One reads, or is asked again: what stands on the screen says so. */
function again() {
  if (!state.shown || state.queue.length) return;
  drawPrompt(state.shown);
  alert(state.shown);
  choice.start(canAct() ? state.shown.moves ?? [] : []);
}

const decided = events.decided;
events.decided = (move) => ((state.unsaid = true), decided(move));
events.practised = show;
