/** The clocks: what the server said is left, counted on by this page while somebody looks at it. */

import { findAll, icon, t } from "./dom.js";
import { state } from "./state.js";
import { toast } from "./tips.js";

/** @import { Times } from "./messages.js" */

const MINUTE = 60, HOUR = 3600, DAY = 86400;

/** @type {Times | undefined} */ let time;
let heard = 0, timer = 0, warned = false;

/** The server says how the clocks stand; nothing where there are none. @param {Times} [now] */
export function setClocks(now) {
  if (now?.running !== time?.running) warned = false;
  [time, heard, state.clocked] = [now, performance.now(), Boolean(now)];
  drawClocks();
}

/** The seconds that a seat has left now. @param {number} seat */
function left(seat) {
  const said = time?.left[seat] ?? 0;
  return time?.running === seat ? Math.max(0, said - (performance.now() - heard) / 1000) : said;
}

/** As precisely as one wants to know it: "2 d 5 h", "5 h 12 min", "7:05". @param {number} seconds */
function words(seconds) {
  const of = (/** @type {string} */ unit, /** @type {number} */ count) => (count >= 1 ? t(`time_${unit}`, { count: Math.floor(count) }) : "");
  if (seconds >= DAY) return `${of("days", seconds / DAY)} ${of("hours", (seconds % DAY) / HOUR)}`.trim();
  if (seconds >= HOUR) return `${of("hours", seconds / HOUR)} ${of("minutes", (seconds % HOUR) / MINUTE)}`.trim();
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** Write the time beside every name, and look again when it has changed. */
export function drawClocks() {
  clearTimeout(timer);
  for (const box of findAll(document, ".clock")) {
    const seat = Number(box.dataset.seat), runs = time?.running === seat, rest = left(seat);
    const away = time?.holidays[seat], none = !time || time.left[seat] === null;
    box.hidden = none;
    if (none) continue;
    const short = runs && rest < (time?.short ?? 0);
    const text = away ? t("holiday", { date: new Date(away * 1000).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" }) }) : runs && !rest ? t("time_out") : words(rest);
    box.className = ["clock", runs && "runs", short && "short"].filter(Boolean).join(" ");
    if (box.textContent !== text) box.replaceChildren(icon("clock"), text), (box.ariaLabel = box.title = away ? text : t("time_left", { time: text }));
    if (short && rest && !warned && seat === state.hello.seat) (warned = true), toast(t("time_short", { time: text }));
  }
  if (!time || time.running < 0 || document.hidden) return;
  const rest = left(time.running);
  if (rest) timer = setTimeout(drawClocks, rest > HOUR ? 30_000 : 1000 * (rest % 1) + 5);
}

document.addEventListener("visibilitychange", drawClocks);
