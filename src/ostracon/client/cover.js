/** One screen for several players: it is handed over, and covered in between where somebody has secrets. */

import * as choice from "./choose.js";
import { h, mark, t } from "./dom.js";
import * as hints from "./hints.js";
import { send } from "./live.js";
import * as log from "./log.js";
import { caption } from "./news.js";
import { keepNotes } from "./notes.js";
import { page } from "./page.js";
import { things } from "./pick.js";
import * as moments from "./replay.js";
import * as board from "./stage.js";
import { seatOf, state } from "./state.js";
import { hide } from "./tips.js";

/** Another player of this screen decides now. @param {number} seat @param {boolean} [secret] */
export function handOver(seat, secret = true) {
  keepNotes();
  if (secret) cover(seat);
  else send("handover", { seat });
}

/** Hide everything of the player before until the next one has the screen. @param {number} seat */
function cover(seat) {
  const { name = "", tone = "" } = seatOf(seat) ?? {};
  state.shown = state.newest = null;
  things.clear();
  hints.clear();
  choice.start([]);
  moments.forget();
  board.clear();
  log.since(-1);
  log.add([], 0);
  hide();
  caption("");
  const { players, own, buttons, movesList, ask, path, status, looking, arrival, toast, say, result, offers } = page;
  for (const box of [players, own, buttons, movesList, ask, path, status, looking, arrival, toast, say, result, offers]) box.replaceChildren();
  page.notesText.value = "";
  page.dialog.close();
  document.title = state.hello.title ?? "";
  const take = h("button", { type: "button", class: "primary", click: () => send("handover", { seat }) }, t("take_screen", { name }));
  page.cover.replaceChildren(h("div", {}, mark(tone), h("h2", {}, t("pass_screen", { name })), take));
  page.cover.hidden = false;
  take.focus();
}
