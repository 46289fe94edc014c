/** What is to be decided: the prompt, the path chosen so far, the buttons, and all moves as a list. */

import { command } from "./act.js";
import { small } from "./boxes.js";
import * as choice from "./choose.js";
import { glyph, h, rebuild, t, tool } from "./dom.js";
import * as hints from "./hints.js";
import { page } from "./page.js";
import { describe, pick, things } from "./pick.js";
import * as board from "./stage.js";
import { seatOf, state } from "./state.js";
import { tip } from "./tips.js";

/** @import { Button, Scene } from "./wire.js" */

/** Letters: a longer question is written smaller, so that it takes no more room. */
const long = () => (innerWidth < 500 ? 60 : 90);

/** What is to be done; on a shared screen, for whom. @param {Scene} scene */
export function drawPrompt(scene) {
  const who = state.hello.shared && scene.actor === scene.seat ? seatOf(scene.actor)?.name : undefined;
  const words = state.rest && state.at === null ? state.rest : scene.prompt;
  page.ask.classList.toggle("long", words.length > long());
  if (page.ask.textContent !== (who ? `${who} · ` : "") + words) page.ask.replaceChildren(...(who ? [h("b", {}, who), " · "] : []), words);
}

/** What was clicked on the way to a move. */
export function drawPath() {
  const { chosen } = choice;
  page.path.hidden = !chosen.length;
  page.path.replaceChildren(...(chosen.length ? [
    h("div", { class: "row" }, chosen.map((id) => h("span", { class: "chip" }, things.get(id)?.label ?? id)),
      tool("close", choice.back, { bare: true, class: "bare", "aria-label": t("cancel"), title: `${t("cancel")} (Esc)`, id: "cancel" })),
    h("p", { role: "status" }, t("choose_next")),
  ] : []));
}

const FEW = 4; // so many choices that are small on the board are buttons too, for a finger

/** Choices on the board that a finger hardly hits, as buttons, where they are few. @param {Button[]} listed @returns {Button[]} */
function fewSmall(listed) {
  if (choice.next.size > FEW || !matchMedia("(pointer: coarse)").matches) return [];
  const label = (/** @type {string} */ id) => things.get(id)?.label ?? choice.next.get(id)?.[0].label ?? id;
  return [...choice.next.keys()].filter((id) => small(id) && !listed.some((one) => one.id === id)).map((id) => ({ id, label: label(id) }));
}

/** @param {Scene} scene */
export function drawButtons(scene) {
  const { next, chosen, moves, legal } = choice;
  const listed = scene.buttons ?? [], begins = new Set(moves.flatMap(({ path, any_order }) => any_order ? path : path[0]));
  rebuild(page.buttons, (moves.length ? [...listed.filter(({ id, ends }) => !ends && (begins.has(id) || legal(id))), ...fewSmall(listed)] : []).map(({ id, label, symbol, tone, quiet }) => {
    const can = next.has(id), taken = chosen.includes(id);
    return tip(h("button", {
      type: "button", class: can ? (quiet ? "target quiet" : "target") : taken ? "picked" : "idle", "data-id": id, "aria-disabled": !can && !taken && "true",
      click: (/** @type {Event} */ event) => pick(id, /** @type {Element} */ (event.currentTarget)),
    }, symbol && glyph(symbol, tone), label), () => describe(id));
  }), page.stage);
}

export function drawMoves() {
  const open = page.side.dataset.tab === "moves" ? 0 : -1;
  const items = choice.moves.map((move) => {
    const lit = () => board.point(move.path);
    return h("li", {}, h("button", {
      type: "button", tabindex: open, "data-action": move.action, focus: lit, blur: hints.point, pointerenter: lit, pointerleave: hints.point,
      click: () => (hints.point(), command("act", { action: move.action })),
    }, move.label, move.preview && h("small", {}, move.preview)));
  });
  rebuild(page.movesList, items.length ? items : [h("li", { class: "soft" }, t("no_moves"))], page.movesList);
}
