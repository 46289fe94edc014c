// @ts-check
/** Hints: the choices that the server suggests. Choosing one shows its move on the board; from there it is played as usual. */

import { $, h, t, tool } from "./dom.js";
import { say } from "./tips.js";

/**
 * @typedef {{label: string, points: string, forecast?: boolean}} Change
 * @typedef {{action: number, label: string, chance?: number | null, odds?: string, changes?: Change[]}} Suggestion
 * @typedef {{id: string, seq: number, text: string, choices?: Suggestion[], note?: string}} Hint
 */

/**
 * @param {{ask: () => string, chosen: (action: number) => void, play: (action: number) => void, closed: () => void}} on
 */
export function hints(on) {
  const box = $("hints");
  /** id of the question whose answer we wait for */ let asked = "";
  /** @type {Element | null} what had the keyboard when it was asked */ let before = null;
  /** @type {number | null} the action that is shown on the board */ let chosen = null;

  /** Open the box, or close it if it is open. */
  function ask() {
    if (!box.hidden) return close();
    before = document.activeElement;
    asked = on.ask();
    box.setAttribute("aria-busy", "true");
    fill(h("p", { class: "lead" }, t("hint_thinking")));
    say(t("hint_thinking"));
  }

  /** The answer; one to an older question is dropped. @param {Hint} hint */
  function show(hint) {
    if (hint.id !== asked) return;
    asked = "";
    box.removeAttribute("aria-busy");
    const choices = hint.choices ?? [];
    fill(h("p", { class: "lead" }, hint.text), h("ol", {}, choices.map(item)), hint.note && h("p", { class: "soft" }, hint.note));
    say([hint.text, ...choices.map(({ label, odds }) => [label, odds].filter(Boolean).join(", "))].join(" "));
    if (document.activeElement === before) box.querySelector("li button")?.focus({ preventScroll: true });
  }

  /** @param {any[]} content */
  function fill(...content) {
    box.replaceChildren(...content.filter(Boolean), tool("close", close, { bare: true, class: "bare close", title: `${t("close")} (Esc)` }));
    box.hidden = false;
  }

  /** @param {Suggestion} one */
  function item(one) {
    const effects = (one.changes ?? []).map(({ label, points, forecast }) =>
      h("span", { class: forecast ? "forecast" : "" }, forecast ? "≈ " : "", label, " ", h("b", {}, points)));
    return h("li", { "data-action": one.action },
      h("button", { type: "button", class: "suggestion", "aria-pressed": "false", click: () => choose(one.action) },
        h("span", { class: "what" }, one.label), one.odds && h("b", { class: "odds" }, one.odds),
        one.chance != null && h("span", { class: "gauge", style: `--part: ${one.chance}%` }),
        h("span", { class: "effects" }, effects.length ? effects : t("hint_no_points"))),
      h("button", { type: "button", class: "primary", hidden: true, click: () => on.play(one.action) }, t("hint_play")));
  }

  /** Show a suggestion on the board; a second time, no longer. @param {number} action */
  function choose(action) {
    chosen = chosen === action ? null : action;
    for (const el of box.querySelectorAll("li[data-action]")) {
      const on = Number(el.dataset.action) === chosen;
      el.classList.toggle("chosen", on);
      el.querySelector(".suggestion").setAttribute("aria-pressed", String(on));
      el.querySelector(".primary").hidden = !on;
    }
    on.chosen(chosen ?? -1);
  }

  /** Close the box: false if it was not open. */
  function close() {
    if (box.hidden) return false;
    clear($("hint"));
    on.closed();
    return true;
  }

  /** The position is another one: nothing is left, and the keyboard goes on elsewhere. @param {HTMLElement} [next] */
  function clear(next = $("stage")) {
    const held = box.contains(document.activeElement);
    asked = "";
    chosen = null;
    box.hidden = true;
    box.removeAttribute("aria-busy");
    box.replaceChildren();
    if (held) next.focus({ preventScroll: true });
  }

  return {
    get chosen() { return chosen; },
    ask, show, close,
    clear: () => clear(),
    /** The question was refused. @param {string} id */
    refused: (id) => void (asked && id === asked && close()),
  };
}
