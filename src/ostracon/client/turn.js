/** The buttons of the turn (undo, restart, hint, end), what else the server offers, and its questions and refusals. */

import { command } from "./act.js";
import * as choice from "./choose.js";
import { h, t, tool } from "./dom.js";
import * as hints from "./hints.js";
import { dialog } from "./menu.js";
import { page } from "./page.js";
import { pick } from "./pick.js";
import { canAct, seated, state } from "./state.js";
import { tip, toast } from "./tips.js";

/** @import { Offer, Question, Refusal } from "./messages.js" */

const tools = {
  undo: () => command("undo", {}),
  restart: () => command("restart", {}),
  hint: hints.ask,
  end: () => ending() ? pick(ending()) : command("end_turn", {}),
};
/** @typedef {keyof typeof tools} Tool */
/** @type {Record<Tool, HTMLButtonElement> | undefined} */ let buttons;

/** What the game itself calls the end of the turn, if that can be chosen now. */
const ending = () => state.shown?.buttons?.find(({ id, ends }) => ends && choice.next.has(id))?.id ?? "";

/** Make the buttons in the language of the table. */
export function drawTools() {
  buttons = {
    undo: tool("undo", tools.undo, { id: "undo", title: `${t("undo")} (U)` }),
    restart: tool("restart", tools.restart, { id: "restart", title: `${t("restart")} (R)` }),
    hint: tool("hint", tools.hint, { id: "hint", title: `${t("hint")} (H)` }),
    end: tool("end_turn", tools.end, { id: "end", class: "primary", title: `${t("end_turn")} (E)` }),
  };
  page.turn.replaceChildren(...(seated() ? Object.values(buttons) : [h("span", { class: "soft" }, t("watching"))]));
}

/** Press a button by its key. @param {Tool} name */
export function press(name) {
  const button = buttons?.[name];
  if (button && seated() && !button.disabled && !button.hidden && !page.turn.hidden) button.click();
}

/** Say which buttons can be used now. */
export function drawTurn() {
  if (!buttons) return;
  const { end_turn, hint, offers = [] } = state.controls;
  const { undo, restart } = state.queue.at(-1)?.controls ?? state.controls; // of the newest position: one need not wait for what bots do
  const can = canAct(), back = !state.busy && state.at === null;
  page.turn.hidden = Boolean(state.newest?.over);
  buttons.undo.disabled = !undo || !back;
  buttons.restart.disabled = !restart || !back;
  buttons.hint.disabled = !hint || !can;
  buttons.hint.hidden = !state.hello.hints;
  buttons.end.disabled = !can || !(end_turn || ending());
  buttons.end.classList.toggle("target", !buttons.end.disabled);
  ending() ? (buttons.end.dataset.id = ending()) : delete buttons.end.dataset.id;
  page.offers.replaceChildren(...[...(state.next ? [state.next] : []), ...offers].map((offer) => tip(
    offer.url ? h("a", { class: "button", href: offer.url }, offer.label) : h("button", { type: "button", click: () => take(offer) }, offer.label),
    { text: offer.tip })));
}

/** Take an offer of the server, after its question if it has one. @param {Offer} offer */
function take({ id, label, confirm }) {
  const yes = () => (page.dialog.close(), command("offer", { name: id }));
  if (!confirm) return yes();
  dialog(label, [h("p", {}, confirm), h("div", { class: "row answer" }, tool("close", () => page.dialog.close()),
    h("button", { type: "button", class: "primary", click: yes }, label))]);
}

/** @param {Refusal} refusal */
export function refused({ id, text, code }) {
  if (code !== "unwanted") toast(text || code || "?"); // the exercise says it itself, beside the board
  hints.refused(id);
  settled({ id });
}

/** A command was answered; where no new position came of it, the choice is open again. @param {{id: string}} answer */
export function settled({ id }) {
  if (id !== state.busy) return;
  state.busy = "";
  if (canAct()) choice.start(state.shown?.moves ?? []);
}

/** What cannot be undone is asked first. @param {Question} question */
export function sure({ id, action, text }) {
  if (id !== state.busy) return;
  state.busy = "";
  const move = state.shown?.moves?.find((one) => one.action === action);
  const no = tool("sure_no", unsure, { id: "sure-no" });
  const yes = tool("sure_yes", () => ((page.sure.hidden = true), page.stage.focus(), command("act", { action, sure: true })), { id: "sure-yes", class: "primary" });
  page.sure.replaceChildren(h("p", {}, move && h("b", {}, `${move.label}. `), text), no, yes);
  page.sure.hidden = false;
  yes.focus();
}

/** Not yet: the choice is open again. */
export function unsure() {
  page.sure.hidden = true;
  if (canAct()) choice.start(state.shown?.moves ?? []);
  page.stage.focus();
}
