/** The steps of the game as they come: ours are shown at once, those of others at a pace one can follow. */

import { open as openAnalysis } from "./analysis.js";
import { changed } from "./changes.js";
import * as choice from "./choose.js";
import { handOver } from "./cover.js";
import * as finale from "./finale.js";
import { renew } from "./live.js";
import * as log from "./log.js";
import { pace, settings } from "./menu.js";
import { alert, arrived, caption } from "./news.js";
import { page } from "./page.js";
import * as moments from "./replay.js";
import { present } from "./show.js";
import { canAct, state } from "./state.js";
import { openTab, tabOf } from "./tabs.js";
import { say } from "./tips.js";
import { drawTurn } from "./turn.js";
import * as why from "./why.js";

/** @import { Controls, Step } from "./messages.js" */

const HURRY = 8; // with more steps than this waiting, they are shown twice as fast

let timer = 0; // runs while a step is being shown

/** A step has come. @param {Step} step */
export function receive(step) {
  if (!state.fresh && !(step.seq > state.seq)) return;
  const first = state.fresh, before = state.newest;
  const ours = before !== null && before.actor === before.seat;
  if (step.changes) {
    if (step.base !== state.seq || !before) return renew();
    step.scene = changed(before, step.changes);
  }
  state.fresh = false;
  state.seq = step.seq;
  const back = step.ply < state.ply; // something was taken back
  if (back) moments.forget(step.ply);
  state.ply = step.ply;
  state.newest = step.scene;
  state.finale = step.finale ?? [];
  state.busy = "";
  page.sure.hidden = true;
  if (step.scene) moments.keep(step.ply, step.scene, step.caption);
  if (first) state.queue = [];
  state.queue.push(step);
  if (first || ours || back || document.hidden || settings.speed === "off") skip(first);
  else if (!timer) advance();
  drawQueue();
  if (first) arrived();
  ended(Boolean(step.scene?.over), Boolean(step.controls.analysis));
}

/** Once the game is over there is nothing to decide, but much to look back at. @param {boolean} over @param {boolean} analysed whether by its rules */
function ended(over, analysed) {
  tabOf("moves")?.toggleAttribute("hidden", over);
  if (!over) return;
  if (page.side.dataset.tab === "moves") openTab("log");
  if (analysed) openAnalysis();
}

/** Show all waiting steps at once. */
export function skip(first = false) {
  clearTimeout(timer);
  timer = 0;
  const last = state.queue.pop();
  for (const step of state.queue.splice(0)) take(step);
  if (last) perform(last, first);
  drawQueue();
}

/** Show the next waiting step. */
function advance() {
  timer = 0;
  const step = state.queue.shift();
  if (step) perform(step);
  drawQueue();
}

/** Note a step's log and controls. @param {Step} step */
function take(step, first = false) {
  log.add(step.log, first ? 0 : step.log_from);
  const { scene } = step, before = state.shown;
  if (scene && before && before.actor === before.seat && scene.actor !== scene.seat) state.since = step.ply;
  state.controls = step.controls;
}

/** Other buttons for the newest position; a choice under way goes on. @param {Controls} controls */
export function control(controls) {
  const waiting = state.queue.at(-1);
  if (waiting) waiting.controls = controls;
  else state.controls = controls;
  drawTurn();
}

/** @param {Step} step */
function perform(step, first = false) {
  const before = state.shown;
  take(step, first);
  if (state.controls.handover != null) return handOver(state.controls.handover, state.controls.secret);
  if (!step.scene) return;
  const { glide, rest } = pace();
  const theirs = !first && before?.actor !== before?.seat;
  if (state.at === null) {
    present(step.scene, !first);
    if (step.caption || !theirs) caption(theirs ? step.caption : "");
    if (!theirs && step.caption) say(step.caption); // one's own move needs no caption, but its outcome is read aloud
  }
  log.since(state.since);
  moments.bar();
  alert(step.scene, before, theirs);
  if (step.scene.over && !first && state.at === null) finale.play();
  clearTimeout(timer);
  timer = setTimeout(advance, (theirs ? glide + rest : glide) / (state.queue.length > HURRY ? 2 : 1));
}

function drawQueue() {
  page.skip.hidden = !state.queue.length;
  why.draw();
  drawTurn();
  if (!state.queue.length && canAct() && state.shown?.moves?.length && !choice.moves.length) choice.start(state.shown.moves);
}

page.skip.onclick = () => finale.stop() || skip();
document.addEventListener("visibilitychange", () => !document.hidden && state.queue.length && skip());
