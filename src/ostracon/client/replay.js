// @ts-check
/** Earlier moments: fetched by `look`, kept, walked with buttons, slider and arrow keys. */

import { $, t } from "./dom.js";

const KEEP = 400;

/**
 * @param {{look: (ply: number) => void, show: (scene: any, ply: number) => void, live: () => void, moved: (ply: number) => void,
 *   last: () => number, pace: () => number}} on
 */
export function replay(on) {
  /** @type {Map<number, any>} */ const moments = new Map();
  /** @type {number | null} the moment on the screen; null: live */ let at = null;
  /** @type {number | null} the moment asked for */ let wanted = null;
  let timer = 0;

  /** @param {number} ply */
  function go(ply) {
    ply = Math.max(0, Math.round(ply));
    if (ply >= on.last()) return live();
    wanted = ply;
    if (moments.has(ply)) show(ply);
    else on.look(ply);
    bar();
  }

  /** @param {number} ply */
  function show(ply) {
    at = wanted = ply;
    bar();
    on.show(moments.get(ply), ply);
    if (timer) timer = setTimeout(() => step(1), on.pace());
  }

  function live() {
    pause();
    const back = at !== null;
    at = wanted = null;
    bar();
    if (back) on.live();
  }

  const step = (/** @type {number} */ by) => go((wanted ?? on.last()) + by);

  function pause() {
    clearTimeout(timer);
    timer = 0;
    bar();
  }

  /** Play on from a moment. @param {number} [from] */
  function play(from = wanted ?? 0) {
    pause();
    timer = setTimeout(() => 0);
    go(from);
  }

  /** Bring slider and counter up to date. */
  function bar() {
    const last = on.last(), ply = wanted ?? last;
    $("moment").max = last;
    $("moment").value = ply;
    $("moment").setAttribute("aria-valuetext", t("moment", { ply, last }));
    $("ply").textContent = `${ply}/${last}`;
    $("first").disabled = $("prev").disabled = ply <= 0;
    $("next").disabled = $("last").disabled = wanted === null;
    $("play").hidden = timer > 0;
    $("pause").hidden = !timer;
    on.moved(ply);
  }

  const hold = (/** @type {() => void} */ action) => () => (pause(), action());
  $("first").onclick = hold(() => go(0));
  $("prev").onclick = hold(() => step(-1));
  $("next").onclick = hold(() => step(1));
  $("last").onclick = live;
  $("play").onclick = () => play();
  $("pause").onclick = pause;
  $("moment").oninput = hold(() => go(Number($("moment").value)));

  return {
    get at() { return at; },
    go: (/** @type {number} */ ply) => (pause(), go(ply)),
    step: (/** @type {number} */ by) => (pause(), step(by)),
    live, play, bar,
    /** A moment has come, or a live position passed by. @param {number} ply @param {any} scene */
    keep(ply, scene) {
      if (moments.size > KEEP) moments.delete(moments.keys().next().value ?? 0);
      moments.set(ply, { ...scene, moves: [] });
      if (wanted === ply && at !== ply) show(ply);
    },
    /** After an undo the later moments never were; without a ply, forget all. */
    forget(after = -1) {
      for (const ply of moments.keys()) if (ply > after) moments.delete(ply);
      if (after < 0) (at = wanted = null), pause();
    },
    /** Ask again after a lost connection. */
    again: () => wanted !== null && wanted !== at && on.look(wanted),
  };
}
