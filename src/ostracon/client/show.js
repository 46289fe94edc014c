/** Puts a position on the screen: the newest one, or an earlier moment. */

import * as choice from "./choose.js";
import { drawClocks } from "./clock.js";
import { h, t, tool } from "./dom.js";
import * as hints from "./hints.js";
import { layoutOf } from "./layout.js";
import * as log from "./log.js";
import { dialog, pace } from "./menu.js";
import { page } from "./page.js";
import { drawPanels, result, sheet } from "./panels.js";
import { describe, name, pick } from "./pick.js";
import { drawButtons, drawMoves, drawPath, drawPrompt } from "./prompt.js";
import * as moments from "./replay.js";
import * as board from "./stage.js";
import { canAct, events, state } from "./state.js";
import { hide } from "./tips.js";
import { drawTurn } from "./turn.js";
import * as zoom from "./zoom.js";

/** @import { Scene } from "./wire.js" */

let shape = "";

/** @param {Scene | null} scene */
export function present(scene, glide = false) {
  if (!scene) return;
  performance.mark("ostracon-start");
  state.shown = scene;
  fit(scene);
  hide();
  hints.clear();
  board.point([]);
  board.draw(scene, state.boards, glide ? pace().glide : 0);
  board.inspect(state.inspect);
  name(scene);
  drawPrompt(scene);
  page.status.replaceChildren(...(scene.status ?? []).map((fact) => h("li", {}, fact)));
  choice.start(canAct() ? scene.moves ?? [] : []);
  drawLooking();
  drawResult(scene);
  log.now(state.at);
  performance.measure("ostracon-update", "ostracon-start");
}

/** Give the board the shape of its layout. @param {Scene} scene */
function fit(scene) {
  const layout = layoutOf(scene), { width, height } = layout ?? scene;
  if (shape === `${width} ${height}`) return;
  shape = `${width} ${height}`;
  page.felt.style.setProperty("--ratio", String(width / height));
  page.felt.classList.toggle("upright", !!layout);
  zoom.reset();
}

/** Where the status scrolls, the keyboard reaches it. */
const narrow = matchMedia("(max-width: 860px)");
const reachStatus = () => narrow.matches ? page.status.setAttribute("tabindex", "0") : page.status.removeAttribute("tabindex");
narrow.addEventListener("change", reachStatus);
reachStatus();

addEventListener("resize", () => {
  const { width, height } = (state.shown && layoutOf(state.shown)) ?? state.shown ?? {};
  if (state.shown && shape !== `${width} ${height}`) present(state.shown);
});

/** Everything that depends on how far the choice has gone. */
export function drawChoice() {
  if (!state.shown) return;
  const words = (/** @type {string} */ id) => {
    const { title, then = [] } = describe(id);
    return [title, ...then].filter(Boolean).join(". ");
  };
  board.glow(choice.next.keys(), choice.chosen, words);
  document.body.classList.toggle("deciding", choice.moves.length > 0 && state.shown.actor === state.shown.seat);
  drawPath();
  drawButtons(state.shown);
  drawPlayers();
  drawMoves();
  drawTurn();
  hints.point();
  const listed = new Set(state.shown.buttons?.map(({ id }) => id));
  const open = [...choice.next.keys()].filter((id) => !listed.has(id)), aims = hints.aims();
  if (page.felt.classList.contains("upright") && !state.unsaid) board.reach(aims.length ? open.filter((id) => aims.includes(id)) : open);
}

export function drawPlayers() {
  page.watchers.hidden = !state.watchers;
  page.watchers.textContent = t("watchers", { count: state.watchers });
  if (!state.shown) return;
  drawPanels(page.players, page.own, state.shown, state.seats, {
    legal: (id) => choice.next.has(id), chosen: (id) => choice.chosen.includes(id), pick, describe,
  });
  drawClocks();
}

function drawLooking() {
  const past = state.at !== null;
  document.body.classList.toggle("past", past);
  page.looking.hidden = !past;
  if (state.at === null) return;
  page.looking.replaceChildren(h("span", { role: "status" }, t("looking", { ply: state.at, last: state.ply })),
    h("button", { type: "button", click: moments.live }, t(state.newest?.over ? "to_end" : "last")));
}

/** @param {Scene} scene */
function drawResult(scene) {
  page.result.hidden = !scene.over;
  if (!scene.over) return;
  const animated = state.finale.length > 0 && pace().glide > 0;
  page.result.replaceChildren(h("div", {}, ...result(scene, state.seats, animated ? [] : state.finale)), h("div", { class: "row" },
    tool("sheet", openSheet), animated && tool("scoring", events.scored), tool("replay", () => moments.play(0)),
    state.controls.rematch && h("a", { class: "button primary", href: state.controls.rematch }, t("rematch"))));
}

export const openSheet = () => void (state.shown && dialog(t("sheet"), sheet(state.shown, state.seats)));
