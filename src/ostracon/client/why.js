/** "Why?": a bot's move explained in the dialog: the move, the best alternatives, and what they would have changed. */

import { h, t } from "./dom.js";
import { send } from "./live.js";
import * as log from "./log.js";
import { dialog } from "./menu.js";
import { page } from "./page.js";
import { events, seatOf, state } from "./state.js";
import { say } from "./tips.js";

/** @import { Reason } from "./messages.js" */
/** @import { SaidReasonChoice } from "./wire.js" */

/** id of the question whose answer we wait for */ let asked = "";

/** Whether somebody may ask why a seat did something. @param {number} seat */
const may = (seat) => seatOf(seat)?.kind === "bot" && Boolean(state.hello.hints || state.controls.analysis);

/** Ask why a bot made the move that led to a position. @param {number} ply */
export function ask(ply) {
  asked = send("reason", { ply });
  dialog(t("why"), [h("p", { role: "status" }, t("hint_thinking"))]);
}

/** The answer; one to an older question, or to one that was closed, is dropped. @param {Reason} reason */
export function show({ id, title, text, choices, note }) {
  if (id !== asked || !page.dialog.open) return;
  asked = "";
  dialog(title, [h("p", { class: "lead" }, text), h("ol", { class: "reasons" }, choices.map(item)), h("p", { class: "soft" }, note)]);
  say([text, ...choices.map(({ label, odds, what }) => [label, odds, what].join(", "))].join(" "));
}

/** @param {SaidReasonChoice} one @param {number} place */
function item(one, place) {
  const effects = one.changes.map(({ label, points, forecast }) =>
    h("span", { class: forecast ? "forecast" : "" }, forecast ? "≈ " : "", label, " ", h("b", {}, points)));
  const gauge = h("span", { class: "gauge" });
  gauge.style.setProperty("--part", `${one.chance}%`);
  return h("li", { class: `suggestion${place ? "" : " played"}` },
    h("span", { class: "what" }, one.label), h("b", { class: "odds" }, one.odds), gauge,
    h("span", { class: "effects" }, h("span", {}, one.what), effects));
}

/** The question was refused. @param {string} id */
export const refused = (id) => void (asked && id === asked && ((asked = ""), page.dialog.close()));

/** The button beside what was told last: of the moment on the screen. */
export function draw() {
  const ply = state.at ?? state.ply, seat = log.mover(ply);
  page.why.hidden = ply < 1 || !may(seat) || state.queue.length > 0;
  page.why.setAttribute("aria-label", t("why_move", { player: seatOf(seat)?.name ?? "", ply }));
  page.why.title = `${t("why")} (W)`;
  page.why.onclick = () => ask(ply);
}

events.whyable = may;
events.why = ask;
