/** What the player should notice: what somebody just did, one's own turn, what happened meanwhile, a lost line. */

import { h, t, tool } from "./dom.js";
import * as log from "./log.js";
import { settings } from "./menu.js";
import { page } from "./page.js";
import * as moments from "./replay.js";
import * as sound from "./sound.js";
import { seatOf, state } from "./state.js";
import { openTab } from "./tabs.js";
import { drawTurn } from "./turn.js";

/** @import { Scene } from "./wire.js" */

const FADE_MS = 3500;

const icon = page.icon.href;
let fading = 0;

/** @param {(Node | string)[]} words what somebody just did; it fades after a while */
export function caption(...words) {
  clearTimeout(fading);
  page.caption.replaceChildren(...words);
  page.caption.title = page.caption.textContent ?? "";
  page.caption.classList.remove("faded");
  if (state.at === null) fading = setTimeout(() => page.caption.classList.add("faded"), FADE_MS);
}

/** On arrival: what happened since our last turn. */
export function arrived() {
  const names = log.acted(state.since).filter((seat) => seat !== state.hello.seat).map((seat) => seatOf(seat)?.name ?? "");
  const worth = state.since >= 0 && names.length > 0 && !state.newest?.over && state.ply > state.known;
  const done = () => void (page.arrival.hidden = true);
  page.arrival.hidden = !worth;
  if (worth) log.scroll(true), page.arrival.replaceChildren(
    h("button", { type: "button", class: "bare", click: () => (openTab("log"), log.scroll(true)) }, t(names.length > 1 ? "have_played" : "has_played", { names: new Intl.ListFormat(state.hello.language).format(names) })),
    tool("watch", () => (done(), moments.play(state.since))),
    tool("close", done, { bare: true, class: "bare" }));
  const moment = new URLSearchParams(location.search).get("moment"); // somebody shared it
  if ((moment || state.hello.replay) && state.known < 0) moments.go(Number(moment ?? 0));
  moments.again();
}

/** Chime, tab title and icon when it becomes our turn. @param {Scene} scene @param {Scene | null} [before] @param {boolean} [theirs] */
export function alert(scene, before = scene, theirs = false) {
  const turn = scene.seat >= 0 && scene.actor === scene.seat && !state.rest;
  if (!turn && (!before || before.actor === before.seat)) void lookForNext();
  if (turn) state.next = null;
  document.title = turn ? `● ${t("your_turn")} – ${state.hello.title}` : state.hello.title ?? "";
  page.icon.href = turn ? icon.replace("icon.svg", "icon-turn.svg") : icon;
  if (settings.sounds !== "on") return;
  if (turn && (before ? before.actor !== before.seat : document.hidden)) sound.chime(); // a table that began behind another page
  else if (theirs) sound.click();
}

/** Our turn is over here: does another table wait for us? */
async function lookForNext() {
  const { table, language, seat = -1 } = state.hello, after = `?after=${table}&lang=${language}`;
  const answer = seat < 0 ? null : await fetch(`/next.json${after}`).catch(() => null);
  const { count, text } = answer?.ok ? await answer.json() : { count: 0, text: "" };
  const ours = state.newest?.actor === state.newest?.seat;
  state.next = count && !ours ? { id: "next-table", label: text, url: `/next${after}` } : null;
  drawTurn();
}

/** @param {"open" | "lost" | "refused"} status @param {string} [reason] */
export function connection(status, reason) {
  page.net.hidden = status === "open";
  page.net.textContent = status === "refused" ? reason || t("refused") : t("reconnecting");
}
