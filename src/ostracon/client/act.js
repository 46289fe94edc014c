/** What the player has decided goes to the server. */

import * as choice from "./choose.js";
import { send } from "./live.js";
import * as log from "./log.js";
import { settings } from "./menu.js";
import { page } from "./page.js";
import * as moments from "./replay.js";
import * as sound from "./sound.js";
import { state } from "./state.js";
import { hush } from "./tips.js";

/** @import { Commands } from "./messages.js" */

/** Send a command of the turn and wait for what comes of it. @template {keyof Commands} Type @param {Type} type @param {Commands[Type]} fields */
export function command(type, fields) {
  moments.live();
  if (state.busy) return;
  if (settings.sounds === "on") sound.click();
  state.busy = send(type, fields);
  hush();
  page.arrival.hidden = true;
  log.scroll(false);
  choice.start([]);
}
