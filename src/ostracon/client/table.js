/** The table page: says what is done with each message of the server, and what the modules tell each other. */

import { command } from "./act.js";
import * as analysis from "./analysis.js";
import { drawChat, openChat, openGallery } from "./chat.js";
import { setClocks } from "./clock.js";
import { dress, learn, paint, t } from "./dom.js";
import { play } from "./finale.js";
import * as hints from "./hints.js";
import "./keys.js";
import { connect } from "./live.js";
import { settings, shareDialog } from "./menu.js";
import { caption, connection } from "./news.js";
import { openNotes } from "./notes.js";
import { page } from "./page.js";
import { answer } from "./pick.js";
import { under } from "./pointer.js";
import { control, receive, skip } from "./queue.js";
import * as moments from "./replay.js";
import { drawChoice, drawPlayers, present } from "./show.js";
import { events, state } from "./state.js";
import { toast } from "./tips.js";
import { drawTools, refused, settled, sure } from "./turn.js";
import * as why from "./why.js";

/** @import { Hello, Message } from "./messages.js" */

/** @type {{[Type in Message["type"]]: (message: Extract<Message, {type: Type}>) => void}} */
const HEARD = {
  hello: welcome,
  scene: (step) => (receive(step), lesson()),
  moment: ({ ply, scene, caption }) => moments.keep(ply, scene, caption),
  controls: ({ controls }) => control(controls),
  seats: ({ seats, watchers }) => ((state.seats = seats), (state.watchers = watchers), drawPlayers()),
  chat: (message) => drawChat([message]),
  gallery: ({ chat }) => openGallery(chat),
  why: answer,
  hint: (hint) => hint.seq === state.seq && hints.show(hint),
  reason: why.show,
  error: (refusal) => (refused(refusal), why.refused(refusal.id)),
  confirm: sure,
  notice: ({ text }) => toast(text),
  practice: (said) => events.practised(said),
  done: settled,
  pong: () => {},
};

/** @param {Message} message */
function hear(message) {
  if ("boards" in message) Object.assign(state.boards, message.boards);
  if ("scene" in message) check(message);
  if ("controls" in message) setClocks(message.controls.time);
  /** @type {(message: Message) => void} */ (HEARD[message.type])?.(message);
}

/** Stop a scene that cannot be drawn before it does harm: it has a size, and what has parts is a list. @param {Extract<Message, {ply: number, scene: unknown}>} message */
function check({ ply, scene }) {
  if (!Number.isFinite(ply)) throw new TypeError("a scene without its number");
  if (scene && !(scene.width > 0 && scene.height > 0 && Object.values(scene).every((part) => typeof part !== "object" || Array.isArray(part))))
    throw new TypeError("not a scene");
}

/** @param {Hello} hello */
function welcome(hello) {
  const seen = state.hello.table === hello.table && page.cover.hidden; // the line was lost, or the screen is shared
  const again = seen && state.hello.seat === hello.seat;
  state.known = seen ? state.ply : -1;
  state.hello = hello;
  state.seats = hello.seats;
  state.watchers = hello.watchers;
  state.since = hello.since;
  state.fresh = true;
  state.boards = { ...hello.boards };
  learn(hello.strings);
  paint(hello.colours);
  document.documentElement.lang = hello.language;
  if (!again) moments.forget();
  dress();
  page.plan.hidden = !hello.planner;
  page.plan.title = t("plan_tip");
  page.share.hidden = !hello.share;
  page.share.onclick = () => shareDialog(hello.share ?? "", state.at ?? state.ply);
  plan();
  drawTools();
  openChat();
  openNotes();
  if (hello.settings.confirm) settings.confirm = hello.settings.confirm;
  page.cover.hidden = true;
}

/** One plans from the moment on the screen. */
function plan() {
  if (state.hello.planner) page.plan.href = state.hello.planner + (state.at === null ? "" : `?at=${state.at}.0.`);
}

/** On a first visit by touch: that everything explains itself to a finger that rests on it. */
function lesson() {
  if (state.shown && matchMedia("(pointer: coarse)").matches && !localStorage.getItem("ostracon-lesson")) {
    localStorage.setItem("ostracon-lesson", "held");
    toast(t("hold"), page.own.getBoundingClientRect());
  }
}

events.chosen = drawChoice;
events.decided = ({ action }) => command("act", { action });
events.looked = (scene, words) => (present(scene, true), caption(words), analysis.point(), plan());
events.scored = play;
events.returned = () => (state.queue.length ? skip() : present(state.newest, true), plan());
events.moved = (ply) => (analysis.at(ply), why.draw());

learn(JSON.parse(page.strings.textContent || "{}"));
dress();
page.ask.textContent = t("connecting");
connect({ message: hear, status: connection });

/** For tests and the curious. */
Object.assign(window, { ostracon: { state, hit: (/** @type {number} */ x, /** @type {number} */ y) => under(x, y).target } });
