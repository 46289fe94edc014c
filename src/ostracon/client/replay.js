/** Earlier moments: fetched by `look`, kept, walked with buttons, slider and arrow keys. */

import { t } from "./dom.js";
import { send } from "./live.js";
import { pace } from "./menu.js";
import { page } from "./page.js";
import { events, state } from "./state.js";

/** @import { Scene } from "./wire.js" */

const KEEP = 400;

/** @type {Map<number, {scene: Scene, caption: string}>} */ const moments = new Map();
/** the moment asked for @type {number | null} */ let wanted = null;
let timer = 0;

/** @param {number} ply */
function walk(ply) {
  ply = Math.max(0, Math.round(ply));
  if (ply >= state.ply) return live();
  wanted = ply;
  const moment = moments.get(ply);
  if (moment) show(ply, moment);
  else send("look", { ply });
  bar();
}

/** @param {number} ply @param {{scene: Scene, caption: string}} moment */
function show(ply, { scene, caption }) {
  state.at = wanted = ply;
  bar();
  events.looked(scene, caption);
  const { glide, rest } = pace();
  if (timer) timer = setTimeout(() => walk(ply + 1), glide + rest + 100);
}

/** Show a moment. @param {number} ply */
export function go(ply) {
  pause();
  walk(ply);
}

/** @param {number} by */
export const step = (by) => go((wanted ?? state.ply) + by);

/** Back to the newest position. */
export function live() {
  pause();
  const back = state.at !== null;
  state.at = wanted = null;
  bar();
  if (back) events.returned();
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  bar();
}

/** Play on from a moment. @param {number} [from] */
export function play(from = wanted ?? 0) {
  pause();
  timer = setTimeout(() => 0);
  walk(from);
}

/** Bring slider and counter up to date. */
export function bar() {
  const last = state.ply, ply = wanted ?? last;
  page.moment.max = String(last);
  page.moment.value = String(ply);
  page.moment.setAttribute("aria-valuetext", t("moment", { ply, last }));
  page.ply.textContent = `${ply}/${last}`;
  page.first.disabled = page.prev.disabled = ply <= 0;
  page.next.disabled = page.last.disabled = wanted === null;
  page.play.hidden = timer > 0;
  page.pause.hidden = !timer;
  events.moved(ply);
}

/** A moment has come, or a live position passed by. @param {number} ply @param {Scene} scene @param {string} caption */
export function keep(ply, scene, caption) {
  if (moments.size > KEEP) moments.delete(moments.keys().next().value ?? 0);
  const moment = { scene: { ...scene, moves: [] }, caption };
  moments.set(ply, moment);
  if (wanted === ply && state.at !== ply) show(ply, moment);
}

/** After an undo the later moments never were; without a ply, forget all. */
export function forget(after = -1) {
  for (const ply of moments.keys()) if (ply > after) moments.delete(ply);
  if (after < 0) (state.at = wanted = null), pause();
}

/** Ask again after a lost connection. */
export const again = () => wanted !== null && wanted !== state.at && send("look", { ply: wanted });

page.first.onclick = () => go(0);
page.prev.onclick = () => step(-1);
page.next.onclick = () => step(1);
page.last.onclick = live;
page.play.onclick = () => play();
page.pause.onclick = pause;
page.moment.oninput = () => go(Number(page.moment.value));
