/** The keys, and the page's own buttons that do the same. */

import * as choice from "./choose.js";
import { t } from "./dom.js";
import * as finale from "./finale.js";
import * as hints from "./hints.js";
import { send } from "./live.js";
import { helpDialog, settingsDialog } from "./menu.js";
import { page } from "./page.js";
import * as moments from "./replay.js";
import { openSheet } from "./show.js";
import * as board from "./stage.js";
import { state } from "./state.js";
import { hide, toast } from "./tips.js";
import { press, unsure } from "./turn.js";
import * as zoom from "./zoom.js";

const ZOOM = 1.3; // by one key or click

const help = () => helpDialog(state.hello.rules);
const closer = () => zoom.by(ZOOM);
const farther = () => zoom.by(1 / ZOOM);

/** Let Tab walk all places of the board, or only what is legal. */
function inspect() {
  state.inspect = !state.inspect;
  board.inspect(state.inspect);
  if (state.inspect) toast(t("inspecting"));
}

/** One step back: from a question, in a choice, out of the hints, from a tip. */
function back() {
  if (!page.sure.hidden) unsure();
  else if (!finale.stop() && !choice.back() && !hints.close()) hide();
}

/** @type {Record<string, () => void>} */
const KEYS = {
  u: () => press("undo"), r: () => press("restart"), h: () => press("hint"), e: () => press("end"),
  arrowleft: () => moments.step(-1), arrowright: () => moments.step(1), end: moments.live, home: () => moments.go(0),
  w: () => page.why.hidden || page.why.click(), "+": closer, "=": closer, "-": farther, 0: zoom.reset, "?": help, i: inspect, escape: back,
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || page.dialog.open || !page.cover.hidden) return;
  if (/** @type {Element} */ (event.target).closest?.("input, textarea, select, [role=tab]")) return;
  const act = KEYS[event.key.toLowerCase()];
  if (act) event.preventDefault(), act();
});

page.help.onclick = help;
page.sheet.onclick = openSheet;
page.settings.onclick = () => settingsDialog(state.hello, (name, value) => name === "confirm" && send("set", { settings: { confirm: value } }));
page.zoomIn.onclick = closer;
page.zoomOut.onclick = farther;
page.zoomFit.onclick = zoom.reset;
