/** The final scoring: group by group on the board, in the panels and in the caption; with animation off the result lists it. */

import { h, t } from "./dom.js";
import { pace } from "./menu.js";
import { caption } from "./news.js";
import { page } from "./page.js";
import { gains } from "./panels.js";
import { present } from "./show.js";
import * as board from "./stage.js";
import { state } from "./state.js";

/** @import { Scene } from "./wire.js" */

const STAYS = 2; // times as long as a move

let timer = 0;
/** what we have put on the screen; something else there ends the show @type {Scene | null} */ let mine = null;

/** Show the final scoring from its beginning. */
export function play() {
  stop();
  if (state.newest?.over && state.finale.length && pace().glide) show(0);
}

/** @param {number} at */
function show(at) {
  const { newest, finale } = state, group = finale[at];
  if (!newest || !group || (at && state.shown !== mine)) return void stop();
  mine = { ...newest, over: false, prompt: t("final_scoring"), panels: newest.panels?.map((panel) => ({ ...panel, rank: 0, score: group.totals[panel.seat] })) };
  present(mine);
  board.point(group.lit);
  caption(h("b", {}, group.label), ...gains(group, state.seats));
  page.skip.hidden = false;
  const { glide, rest } = pace();
  timer = setTimeout(() => show(at + 1), STAYS * (glide + rest));
}

/** To the result at once; false if nothing was being shown. */
export function stop() {
  if (!timer) return false;
  clearTimeout(timer);
  timer = 0;
  page.skip.hidden = true;
  caption();
  if (state.shown === mine) present(state.newest);
  mine = null;
  return true;
}
