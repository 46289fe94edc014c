/** Hints: the choices that the server suggests. Choosing one shows its move on the board; from there it is played as usual. */

import { command } from "./act.js";
import * as choice from "./choose.js";
import { find, findAll, h, t, tool } from "./dom.js";
import { send } from "./live.js";
import { page } from "./page.js";
import * as board from "./stage.js";
import { say } from "./tips.js";

/** @import { Hint } from "./messages.js" */
/** @import { SaidChoice } from "./wire.js" */

const box = page.hints;
/** id of the question whose answer we wait for */ let asked = "";
/** what had the keyboard when it was asked @type {Element | null} */ let before = null;
/** the action that is shown on the board @type {number | null} */ let chosen = null;
/** the actions that an exercise points at @type {number[]} */ let marked = [];
/** elements that it points at besides @type {string[]} */ let lit = [];

/** Open the box, or close it if it is open. */
export function ask() {
  if (!box.hidden) return void close();
  before = document.activeElement;
  asked = send("hint", {});
  box.setAttribute("aria-busy", "true");
  fill(h("p", { class: "lead" }, t("hint_thinking")));
  say(t("hint_thinking"));
}

/** The answer; one to an older question is dropped. @param {Hint} hint */
export function show(hint) {
  if (hint.id !== asked) return;
  asked = "";
  box.removeAttribute("aria-busy");
  fill(h("p", { class: "lead" }, hint.text), h("ol", {}, hint.choices.map(item)), h("p", { class: "soft" }, hint.note));
  say([hint.text, ...hint.choices.map(({ label, odds }) => [label, odds].filter(Boolean).join(", "))].join(" "));
  if (document.activeElement === before) find(box, "li button")?.focus({ preventScroll: true });
}

/** @param {Node[]} content */
function fill(...content) {
  box.replaceChildren(...content, tool("close", close, { bare: true, class: "bare close", title: `${t("close")} (Esc)` }));
  box.hidden = false;
}

/** @param {SaidChoice} one */
function item(one) {
  const effects = one.changes.map(({ label, points, forecast }) =>
    h("span", { class: forecast ? "forecast" : "" }, forecast ? "≈ " : "", label, " ", h("b", {}, points)));
  const gauge = h("span", { class: "gauge" });
  gauge.style.setProperty("--part", `${one.chance}%`);
  return h("li", { "data-action": one.action },
    h("button", { type: "button", class: "suggestion", "aria-pressed": "false", click: () => choose(one.action) },
      h("span", { class: "what" }, one.label), one.odds && h("b", { class: "odds" }, one.odds),
      one.chance != null && gauge,
      h("span", { class: "effects" }, effects.length ? effects : t("hint_no_points"))),
    h("button", { type: "button", class: "primary", hidden: true, click: () => command("act", { action: one.action }) }, t("hint_play")));
}

/** Show a suggestion on the board; a second time, no longer. @param {number} action */
function choose(action) {
  chosen = chosen === action ? null : action;
  for (const el of findAll(box, "li[data-action]")) {
    const on = Number(el.dataset.action) === chosen;
    el.classList.toggle("chosen", on);
    find(el, ".suggestion")?.setAttribute("aria-pressed", String(on));
    find(el, ".primary")?.toggleAttribute("hidden", !on);
  }
  point();
}

/** Mark the way of the suggestion that the player looks at, or else what an exercise points at: on the board, on buttons and on cards. */
export const point = () => outline([...(chosen === null ? lit : []), ...choice.moves.filter(({ action }) => (chosen === null ? marked.includes(action) : action === chosen)).flatMap(({ path }) => path)]);

/** An exercise points at these actions, and at elements besides. @param {number[]} actions @param {string[]} elements */
export const mark = (actions, elements) => ((marked = actions), (lit = elements), point());

/** The elements on the ways that an exercise points at. */
export const aims = () => choice.moves.filter(({ action }) => marked.includes(action)).flatMap(({ path }) => path);

/** Mark the elements of a choice. @param {string[]} path */
export function outline(path) {
  board.point(path);
  for (const el of findAll(document, "#buttons button, #turn button, button.card")) el.classList.toggle("hinted", path.includes(el.dataset.id ?? ""));
}

/** Close the box: false if it was not open. */
export function close() {
  if (box.hidden) return false;
  clear(find(page.turn, "#hint"));
  point();
  return true;
}

/** The position is another one: nothing is left, and the keyboard goes on elsewhere. @param {HTMLElement | SVGElement | null} [next] */
export function clear(next = page.stage) {
  const held = box.contains(document.activeElement);
  asked = "";
  chosen = null;
  box.hidden = true;
  box.removeAttribute("aria-busy");
  box.replaceChildren();
  if (held) next?.focus({ preventScroll: true });
}

/** The question was refused. @param {string} id */
export const refused = (id) => void (asked && id === asked && close());
