// @ts-check
/** The table page: takes what the socket says, shows it at a pace one can follow, sends back what the player chose. */

import { analysis } from "./analysis.js";
import { chooser } from "./choose.js";
import { $, dress, glyph, h, learn, mark, named, rebuild, t, tone, tool } from "./dom.js";
import { hints } from "./hints.js";
import { live } from "./live.js";
import { story } from "./log.js";
import { dialog, helpDialog, pace, settings, settingsDialog } from "./menu.js";
import { drawClocks, drawPanels, result, sheet } from "./panels.js";
import { replay } from "./replay.js";
import { checkScene, stage } from "./scene.js";
import * as sound from "./sound.js";
import { hide, later, say, show as showTip, tip, toast, watchTips } from "./tips.js";
import { zoomable } from "./zoom.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {{undo?: boolean, restart?: boolean, end_turn?: boolean, hint?: boolean, handover?: number | null, secret?: boolean, rematch?: string | null,
 *   offers?: {id: string, label: string, tip?: string, confirm?: string, url?: string}[]}} Controls
 * @typedef {{seq: number, ply: number, scene: Scene | null, log?: import("./log.js").Line[], log_from?: number, controls?: Controls}} Step
 */

const FINGER_PX = 44, MOUSE_PX = 24; // least size of what one aims at
const TOLD = 5; // so many things that somebody did are told on the board
const HURRY = 8; // with more steps than this waiting, they are shown twice as fast

const state = {
  /** @type {any} */ hello: {},
  /** @type {import("./panels.js").Seat[]} */ seats: [],
  /** newest sequence number heard */ seq: -1,
  /** newest ply heard */ ply: 0,
  /** newest position heard @type {Scene | null} */ newest: null,
  /** @type {Scene | null} the position on the screen */ shown: null,
  /** @type {Controls} */ controls: {},
  /** @type {Step[]} steps of others, not shown yet */ queue: [],
  /** id of the command whose answer we wait for */ busy: "",
  /** ply after our last action */ since: -1,
  /** the next scene is the first after a hello */ fresh: true,
  /** newest ply known before the connection was lost */ known: -1,
  /** all spots can be reached by Tab */ inspect: false,
};
/** @type {Record<string, string>} */ let boards = {};
/** @type {{title: string, icon: string}} */ const page = { title: document.title, icon: $("icon")?.href ?? "" };
/** @type {{list: import("./panels.js").Clock[], at: number}} */ const clocks = { list: [], at: 0 };
/** @type {Map<string, {label?: string, tip?: string}>} everything with a name in the position on the screen */ const things = new Map();
let timer = 0; // runs while a step is being shown

learn(JSON.parse($("strings")?.textContent || "{}"));
const svg = $("stage");
const board = stage(svg);
const zoom = zoomable(svg, () => state.shown ?? { width: 160, height: 100 });
const log = story($("log-lines"), (ply) => moments.go(ply));
const choice = chooser({ changed: drawChoice, act: (move) => command("act", { action: move.action }) });
const advice = hints({
  ask: () => socket.send("hint"), chosen: showAdvice, play: (action) => command("act", { action }), closed: showAdvice,
});
const moments = replay({
  look: (ply) => socket.send("look", { ply }),
  show: (scene) => present(scene, true),
  live: () => (state.queue.length ? skip() : present(state.newest, true)),
  moved: (ply) => study.at(ply),
  last: () => state.ply,
  pace: () => pace().glide + pace().rest + 100,
});
const study = analysis({ go: (ply) => moments.go(ply), show: () => openTab("analysis") });
const socket = live($("table").dataset.live, { message: hear, status: connection, seq: () => state.seq });

/** @param {any} m a message of the server */
function hear(m) {
  Object.assign(boards, m.boards);
  if (m.clocks) Object.assign(clocks, { list: m.clocks, at: Date.now() }), tick();
  if (m.type === "hello") welcome(m);
  else if (m.type === "scene") receive(m);
  else if (m.type === "moment") checkScene(m.scene, m.ply), moments.keep(m.ply, m.scene);
  else if (m.type === "why") m.text && toast(m.text, whereIs(m.element));
  else if (m.type === "hint") m.seq === state.seq && advice.show(m);
  else if (m.type === "controls") control(m.controls);
  else if (m.type === "seats") (state.seats = m.seats), drawPlayers();
  else if (m.type === "chat") drawChat([m]);
  else if (m.type === "error") refused(m);
  else if (m.type === "confirm") sure(m);
}

function welcome(/** @type {any} */ hello) {
  const seen = state.hello.table === hello.table && $("cover").hidden; // the line was lost, or the screen is shared
  const again = seen && state.hello.seat === hello.seat;
  state.known = seen ? state.ply : -1;
  state.hello = hello;
  state.seats = hello.seats ?? [];
  state.since = hello.since ?? -1;
  state.fresh = true;
  boards = { ...hello.boards };
  if (hello.title) page.title = hello.title;
  learn(hello.strings ?? {});
  document.documentElement.lang = hello.language ?? document.documentElement.lang;
  if (!again) moments.forget();
  dress();
  drawTools();
  $("chat-lines").replaceChildren();
  drawChat(hello.chat ?? [], true);
  openNotes(`ostracon-notes ${hello.table} ${hello.seat}`);
  if (hello.settings?.confirm) settings.confirm = hello.settings.confirm;
  $("cover").hidden = true;
}

/** A step has come: ours is shown at once, those of others one after the other. @param {Step} step */
function receive(step) {
  checkScene(step.scene, step.seq, step.ply);
  if (!state.fresh && step.seq <= state.seq) return;
  const first = state.fresh, before = state.newest;
  const ours = before !== null && before.actor === before.seat;
  state.fresh = false;
  state.seq = step.seq;
  if (step.ply < state.ply) moments.forget(step.ply);
  state.ply = step.ply;
  state.newest = step.scene;
  state.busy = "";
  $("sure").hidden = true;
  if (step.scene) moments.keep(step.ply, step.scene);
  if (first) state.queue = [];
  state.queue.push(step);
  if (first || ours || document.hidden || settings.speed === "off") skip(first);
  else if (!timer) advance();
  drawQueue();
  if (first) arrived();
  ended(Boolean(step.scene?.over));
}

/** Once the game is over there is nothing to decide, but much to look back at. @param {boolean} over */
function ended(over) {
  const moves = tabs.find(({ dataset }) => dataset.for === "moves");
  if (moves) moves.hidden = over;
  if (!over) return;
  if ($("side").dataset.tab === "moves") openTab("log");
  study.open(state.hello);
}

/** Show all waiting steps at once. */
function skip(first = false) {
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
  log.add(step.log ?? [], first ? 0 : step.log_from);
  const { scene } = step, before = state.shown;
  if (scene && before && before.actor === before.seat && scene.actor !== scene.seat) state.since = step.ply;
  state.controls = step.controls ?? {};
}

/** Other buttons for the newest position; a choice under way goes on. @param {Controls} controls */
function control(controls) {
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
  if (moments.at === null) {
    present(step.scene, !first);
    const lines = deeds(step.log ?? []);
    if (lines.length || !theirs) caption(theirs ? lines : []);
  }
  log.since(state.since);
  moments.bar();
  alert(step.scene, before, theirs);
  clearTimeout(timer);
  timer = setTimeout(advance, (theirs ? glide + rest : glide) / (state.queue.length > HURRY ? 2 : 1));
}

/** Draw a position: live, or an earlier moment. @param {Scene | null} scene */
function present(scene, glide = false) {
  if (!scene) return;
  performance.mark("ostracon-start");
  const resized = state.shown?.width !== scene.width || state.shown?.height !== scene.height;
  state.shown = scene;
  if (resized) $("felt").style.setProperty("--ratio", String(scene.width / scene.height)), zoom.reset();
  hide();
  advice.clear();
  board.point([]);
  board.draw(scene, boards, glide ? pace().glide : 0);
  board.inspect(state.inspect);
  things.clear();
  const cards = (scene.panels ?? []).flatMap((panel) => panel.cards ?? []);
  for (const thing of [...(scene.pieces ?? []), ...cards, ...(scene.buttons ?? []), ...(scene.spots ?? [])])
    if (thing.id) things.set(thing.id, thing);
  drawPrompt(scene);
  $("status").replaceChildren(...(scene.status ?? []).map((fact) => h("li", {}, fact)));
  choice.start(canAct() ? scene.moves ?? [] : []);
  drawLooking();
  drawResult(scene);
  log.now(moments.at);
  api.lastUpdateMs = performance.measure("ostracon-update", "ostracon-start").duration;
}

/** What is to be done; on a shared screen, for whom. @param {Scene} scene */
function drawPrompt(scene) {
  const who = state.hello.shared && state.seats.find(({ seat }) => seat === scene.actor && seat === scene.seat);
  const whole = [...(who ? [h("b", {}, who.name), " · "] : []), scene.prompt];
  if ($("ask").textContent !== whole.map((part) => part.textContent ?? part).join("")) $("ask").replaceChildren(...whole);
}

/** Whether the position on the screen is the newest one and ours to decide. */
const canAct = () => !state.busy && moments.at === null && !state.queue.length && state.shown === state.newest;

// ---- choosing

/** Everything that depends on how far the choice has gone. */
function drawChoice() {
  const scene = state.shown;
  if (!scene) return;
  const { next, chosen, moves } = choice;
  board.glow(next.keys(), chosen, (id) => words(describe(id)));
  document.body.classList.toggle("deciding", moves.length > 0);
  $("path").hidden = !chosen.length;
  $("path").replaceChildren(...(chosen.length ? [
    h("div", { class: "row" }, chosen.map((id) => h("span", { class: "chip" }, things.get(id)?.label ?? id)),
      tool("close", () => choice.back(), { bare: true, class: "bare", "aria-label": t("cancel"), title: `${t("cancel")} (Esc)`, id: "cancel" })),
    h("p", { role: "status" }, t("choose_next")),
  ] : []));
  rebuild($("buttons"), (moves.length ? scene.buttons ?? [] : []).map((button) => {
    const can = next.has(button.id), taken = chosen.includes(button.id);
    return tip(h("button", {
      type: "button", class: can ? "target" : taken ? "picked" : "idle", "data-id": button.id, "aria-disabled": !can && !taken && "true",
      click: (/** @type {Event} */ event) => pick(button.id, /** @type {Element} */ (event.currentTarget)),
    }, button.symbol && glyph(button.symbol, button.tone), button.label), () => describe(button.id));
  }), svg);
  drawPlayers();
  drawMoves();
  drawTurn();
  showAdvice();
}

/** What an element is, and what a click on it would do. @param {string} id @returns {import("./tips.js").Tip} */
function describe(id) {
  const { label = "", tip: text } = things.get(id) ?? {};
  const through = choice.next.get(id) ?? [];
  const then = through.length > 4 ? [t("choices", { count: through.length })]
    : through.map((move) => named(move.label !== label ? move.label : "", move.preview ?? "")).filter(Boolean);
  return { title: label, text, then };
}

/** @param {import("./tips.js").Tip} tip */
const words = ({ title, then = [] }) => [title, ...then].filter(Boolean).join(". ");

/** @param {string} id @param {Element} [el] */
function pick(id, el) {
  const keyboard = el && document.activeElement === el && el.matches(":focus-visible");
  if (choice.pick(id)) {
    hide();
    $("arrival").hidden = true;
    // The keyboard goes on to the next stage of the path.
    if (keyboard && choice.chosen.length && !document.activeElement?.matches(".target"))
      /** @type {HTMLElement | null} */ (document.querySelector("#stage .target, .target"))?.focus();
  } else ask(id);
}

/** Ask why something is not possible. @param {string} element */
function ask(element) {
  if (state.hello.seat >= 0 && moments.at === null && !state.newest?.over) socket.send("why", { element, path: choice.chosen });
}

/** @param {string} id */
const whereIs = (id) => board.whereIs(id) ?? document.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();

function drawMoves() {
  const open = $("side").dataset.tab === "moves" ? 0 : -1;
  const items = choice.moves.map((move) => {
    const lit = () => board.point(move.path), dark = showAdvice;
    return h("li", {}, h("button", {
      type: "button", tabindex: open, "data-action": move.action, focus: lit, blur: dark, pointerenter: lit, pointerleave: dark,
      click: () => (dark(), command("act", { action: move.action })),
    }, move.label, move.preview && h("small", {}, move.preview)));
  });
  rebuild($("moves-list"), items.length ? items : [h("li", { class: "soft" }, t("no_moves"))], $("moves-list"));
}

/** Send a command of the turn and wait for what comes of it. @param {string} type @param {object} [fields] */
function command(type, fields) {
  moments.live();
  if (state.busy) return;
  if (settings.sounds === "on") sound.click();
  state.busy = socket.send(type, fields);
  hide();
  $("arrival").hidden = true;
  log.scroll(false);
  choice.start([]);
}

/** @param {{id: string, text?: string, code?: string}} error */
function refused(error) {
  toast(error.text || error.code || "?");
  advice.refused(error.id);
  if (error.id !== state.busy) return;
  state.busy = "";
  if (canAct()) choice.start(state.shown?.moves ?? []);
}

/** What cannot be undone is asked first. @param {{id: string, action: number, text: string}} question */
function sure({ id, action, text }) {
  if (id !== state.busy) return;
  state.busy = "";
  const move = state.shown?.moves?.find((one) => one.action === action);
  const no = tool("sure_no", unsure, { id: "sure-no" });
  const yes = tool("sure_yes", () => (($("sure").hidden = true), command("act", { action, sure: true })), { id: "sure-yes", class: "primary" });
  $("sure").replaceChildren(h("p", {}, move && h("b", {}, `${move.label}. `), text), no, yes);
  $("sure").hidden = false;
  yes.focus();
}

/** Not yet: the choice is open again. */
function unsure() {
  $("sure").hidden = true;
  if (canAct()) choice.start(state.shown?.moves ?? []);
  svg.focus();
}

/** Mark the way of the suggested move that the player looks at: on the board, on buttons and on cards. */
function showAdvice() {
  const path = choice.moves.find(({ action }) => action === advice.chosen)?.path ?? [];
  board.point(path);
  for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#buttons [data-id], button.card[data-id]")))
    el.classList.toggle("hinted", path.includes(el.dataset.id ?? ""));
}

// ---- the turn's controls, queue, looking back

function drawTools() {
  $("turn").replaceChildren(
    tool("undo", () => command("undo"), { id: "undo", title: `${t("undo")} (U)` }),
    tool("restart", () => command("restart"), { id: "restart", title: `${t("restart")} (R)` }),
    tool("hint", () => advice.ask(), { id: "hint", title: `${t("hint")} (H)` }),
    tool("end_turn", () => command("end_turn"), { id: "end", class: "primary", title: `${t("end_turn")} (E)` }));
  $("skip").onclick = () => skip();
}

function drawTurn() {
  const { undo, restart, end_turn, hint, offers = [] } = state.controls;
  const seated = state.hello.seat >= 0 && !state.newest?.over;
  const can = canAct();
  $("turn").hidden = !seated;
  for (const [id, on] of Object.entries({ undo, restart, hint, end: end_turn })) $(id).disabled = !on || !can;
  $("hint").hidden = !state.hello.hints;
  $("end").classList.toggle("target", Boolean(end_turn && can));
  $("offers").replaceChildren(...offers.map((offer) => tip(
    offer.url ? h("a", { class: "button", href: offer.url }, offer.label)
      : h("button", { type: "button", click: () => offered(offer) }, offer.label),
    { text: offer.tip })));
}

/** Take an offer of the server, after its question if it has one. @param {{id: string, label: string, confirm?: string}} offer */
function offered({ id, label, confirm }) {
  const yes = () => ($("dialog").close(), command("offer", { name: id }));
  if (!confirm) return yes();
  dialog(label, [h("p", {}, confirm), h("div", { class: "row answer" }, tool("close", () => $("dialog").close()),
    h("button", { type: "button", class: "primary", click: yes }, label))]);
}

function drawQueue() {
  $("skip").hidden = !state.queue.length;
  if (!state.queue.length && canAct() && state.shown?.moves?.length && !choice.moves.length) choice.start(state.shown.moves);
}

/** What was done, without the headings. @param {import("./log.js").Line[]} lines */
const deeds = (lines) => lines.filter(({ kind }) => kind !== "turn" && kind !== "round").map(({ text }) => text);

let fading = 0;

/** @param {string[]} lines what somebody just did; it fades after a while. A long story is left to the log. */
function caption(lines) {
  const box = $("caption");
  clearTimeout(fading);
  box.textContent = (lines.length > TOLD ? [...lines.slice(0, TOLD), "…"] : lines).join(" · ");
  box.hidden = !lines.length;
  box.classList.remove("faded");
  if (moments.at === null) fading = setTimeout(() => box.classList.add("faded"), 3500);
}

function drawLooking() {
  const past = moments.at !== null;
  document.body.classList.toggle("past", past);
  $("looking").hidden = !past;
  if (!past) return;
  caption(deeds(log.lines.filter(({ ply }) => ply === moments.at)));
  $("looking").replaceChildren(h("span", { role: "status" }, t("looking", { ply: moments.at, last: state.ply })),
    h("button", { type: "button", click: moments.live }, t(state.newest?.over ? "to_end" : "last")));
}

/** On arrival: what happened since our last turn. */
function arrived() {
  const news = log.lines.filter(({ ply }) => ply > state.since).length;
  const worth = state.since >= 0 && news > 0 && !state.newest?.over && state.ply > state.known;
  $("arrival").hidden = !worth;
  if (worth) log.scroll(true), $("arrival").replaceChildren(
    h("button", { type: "button", class: "bare", click: () => (openTab("log"), log.scroll(true)) }, t("since_text", { count: news })),
    tool("watch", () => (($("arrival").hidden = true), moments.play(state.since))),
    tool("close", () => ($("arrival").hidden = true), { bare: true, class: "bare" }));
  if (state.hello.replay && state.known < 0) moments.go(0);
  moments.again();
}

// ---- players, chat, result

function drawPlayers() {
  if (!state.shown) return;
  drawPanels($("players"), $("own"), state.shown, state.seats, {
    legal: (id) => choice.next.has(id), chosen: (id) => choice.chosen.includes(id), pick, describe,
  });
  tick();
}

const tick = () => drawClocks(clocks.list, clocks.at);
setInterval(tick, 1000);

/** @param {Scene} scene */
function drawResult(scene) {
  $("result").hidden = !scene.over;
  if (!scene.over) return;
  $("result").replaceChildren(h("div", {}, ...result(scene, state.seats)), h("div", { class: "row" },
    tool("sheet", openSheet), tool("replay", () => moments.play(0)),
    state.controls.rematch && h("a", { class: "button primary", href: state.controls.rematch }, t("rematch"))));
}

const openSheet = () => state.shown && dialog(t("sheet"), sheet(state.shown, state.seats));

/** @param {{seat: number, name: string, text: string, at?: string}[]} lines */
function drawChat(lines, old = false) {
  for (const { seat, name, text, at } of lines) {
    const who = state.seats.find((one) => one.seat === seat);
    $("chat-lines").append(h("li", { title: at ? new Date(at).toLocaleString() : "" }, who ? mark(who.tone) : "", h("b", {}, name), " ", text));
  }
  $("chat-lines").scrollTop = 1e6;
  if (lines.length && !old && $("side").dataset.tab !== "chat") document.querySelector('[data-for="chat"]')?.classList.add("unread");
}

// ---- hot-seat

/** Another player of this screen decides now. @param {number} seat @param {boolean} [secret] */
function handOver(seat, secret = true) {
  if (secret) cover(seat);
  else socket.send("handover", { seat });
}

/** Hide everything of the player before until the next one has the screen. @param {number} seat */
function cover(seat) {
  const name = state.seats.find((one) => one.seat === seat)?.name ?? "";
  state.shown = state.newest = null;
  things.clear();
  advice.clear();
  choice.start([]);
  moments.forget();
  board.clear();
  log.since(-1);
  log.add([], 0);
  hide();
  caption([]);
  for (const id of ["players", "own", "buttons", "moves-list", "ask", "path", "status", "looking", "arrival", "toast", "say", "result", "offers"]) $(id).replaceChildren();
  $("notes-text").value = "";
  $("dialog").close();
  document.title = page.title;
  const take = h("button", { type: "button", class: "primary", click: () => socket.send("handover", { seat }) }, t("take_screen", { name }));
  $("cover").replaceChildren(tone(h("div", {}, mark(state.seats.find((one) => one.seat === seat)?.tone ?? ""), h("h2", {}, t("pass_screen", { name })), take), ""));
  $("cover").hidden = false;
  take.focus();
}

// ---- notices

/** Chime, tab title and icon when it becomes our turn. @param {Scene} scene @param {Scene | null} before @param {boolean} theirs */
function alert(scene, before, theirs) {
  const turn = scene.seat >= 0 && scene.actor === scene.seat;
  document.title = turn ? `● ${t("your_turn")} – ${page.title}` : page.title;
  if ($("icon")) $("icon").href = turn ? page.icon.replace("icon.svg", "icon-turn.svg") : page.icon;
  if (settings.sounds !== "on") return;
  if (turn && before && before.actor !== before.seat) sound.chime();
  else if (theirs) sound.click();
}

/** @param {"open"|"lost"|"refused"} status @param {string} [reason] */
function connection(status, reason) {
  $("net").hidden = status === "open";
  $("net").textContent = status === "refused" ? reason || t("refused") : t("reconnecting");
}

// ---- pointer and keyboard

const legal = (/** @type {string} */ id) => choice.next.has(id) || choice.chosen.includes(id);
const under = (/** @type {PointerEvent | MouseEvent} */ event, reach = MOUSE_PX) => board.hit(event.clientX, event.clientY, legal, reach);
let pointed = "";

/** Show the tip of what lies under the pointer. @param {PointerEvent} event @param {number} [wait] */
function reveal(event, wait) {
  const { target, spot, piece } = under(event);
  const id = target ?? piece?.id ?? spot?.id ?? "";
  svg.style.cursor = target ? "pointer" : "";
  if (id === pointed) return;
  pointed = id;
  for (const el of svg.querySelectorAll(".over")) el.classList.remove("over");
  if (target) svg.querySelector(`.target[data-id="${CSS.escape(target)}"]`)?.classList.add("over");
  hide();
  const near = id && board.whereIs(id);
  if (near) later(() => showTip(describe(id), near), target ? 60 : wait);
}

svg.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && !event.buttons && reveal(event));
svg.addEventListener("pointerleave", (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && ((pointed = ""), hide())); // a finger lifts, and its reader reads on
svg.addEventListener("click", (/** @type {PointerEvent} */ event) => {
  const el = /** @type {Element} */ (event.target).closest("[data-id]");
  if (event.detail === 0) return el && pick(el.getAttribute("data-id") ?? "", el); // a screen reader's click has no place
  if (zoom.dragged) return;
  const { target, spot } = under(event, event.pointerType === "mouse" ? MOUSE_PX : FINGER_PX);
  if (target) pick(target);
  else if (spot) ask(spot.id);
});
svg.addEventListener("focusin", (/** @type {FocusEvent} */ event) => {
  const el = /** @type {HTMLElement} */ (event.target), id = el.dataset.id ?? el.dataset.spot;
  if (id && el.matches(":focus-visible")) showTip(describe(id), el.getBoundingClientRect());
});
svg.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const { id, spot } = /** @type {HTMLElement} */ (event.target).dataset;
  if ((event.key !== "Enter" && event.key !== " ") || !(id || spot)) return;
  event.preventDefault();
  id ? pick(id, /** @type {Element} */ (event.target)) : spot && ask(spot);
});
watchTips((event) => ((pointed = ""), reveal(event, 0)));

const press = (/** @type {string} */ id) => () => !$(id).disabled && !$(id).hidden && !$("turn").hidden && $(id).click();
/** @type {Record<string, () => void>} */
const KEYS = {
  u: press("undo"), r: press("restart"), h: press("hint"), e: press("end"),
  arrowleft: () => moments.step(-1), arrowright: () => moments.step(1), end: moments.live, home: () => moments.go(0),
  "+": () => zoom.by(1.3), "=": () => zoom.by(1.3), "-": () => zoom.by(1 / 1.3), 0: () => zoom.reset(),
  "?": () => helpDialog(state.hello.rules),
  i: () => (board.inspect((state.inspect = !state.inspect)), state.inspect && toast(t("inspecting"))),
  escape: () => void ($("sure").hidden ? choice.back() || advice.close() || hide() : unsure()),
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || $("dialog").open || !$("cover").hidden) return;
  if (/** @type {Element} */ (event.target).closest?.("input, textarea, select, [role=tab]")) return;
  const act = KEYS[event.key.toLowerCase()];
  if (act) event.preventDefault(), act();
});

// ---- the frame around the board

$("help").onclick = KEYS["?"];
$("sheet").onclick = openSheet;
$("settings").onclick = () => settingsDialog(state.hello, (name, value) => name === "confirm" && socket.send("set", { settings: { confirm: value } }));
$("zoom-in").onclick = KEYS["+"];
$("zoom-out").onclick = KEYS["-"];
$("zoom-fit").onclick = KEYS[0];

/** @type {HTMLElement[]} */ const tabs = [...document.querySelectorAll('[role="tab"]')];
/** @param {string} name */
function openTab(name) {
  $("side").dataset.tab = name;
  for (const tab of tabs) {
    const on = tab.dataset.for === name;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    if (on) tab.classList.remove("unread");
  }
  for (const button of $("moves-list").querySelectorAll("button")) button.tabIndex = name === "moves" ? 0 : -1;
}
tabs.forEach((tab) => {
  tab.onclick = () => openTab(tab.dataset.for ?? "log");
  tab.onkeydown = ({ key }) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const there = tabs.filter((one) => one.offsetParent);
    if (by) there[(there.indexOf(tab) + by + there.length) % there.length].focus(), document.activeElement?.dispatchEvent(new MouseEvent("click"));
  };
});
openTab(matchMedia("(max-width: 860px)").matches ? "players" : "log");

$("chat-form").onsubmit = (/** @type {Event} */ event) => {
  event.preventDefault();
  const text = $("chat-text").value.trim();
  if (text) socket.send("chat", { text }), ($("chat-text").value = "");
};
/** One's own notes, kept in this browser under a name. @param {string} shelf */
function openNotes(shelf) {
  try {
    $("notes-text").value = localStorage.getItem(shelf) ?? "";
    $("notes-text").oninput = () => localStorage.setItem(shelf, $("notes-text").value);
  } catch { /* a browser that keeps nothing */ }
}
document.addEventListener("visibilitychange", () => !document.hidden && state.queue.length && skip());
dress();
$("ask").textContent = t("connecting");
say("");

/** For tests and the curious. */
const api = Object.assign(window, { ostracon: { state, lastUpdateMs: 0, hit: (/** @type {number} */ x, /** @type {number} */ y) => board.hit(x, y, legal, MOUSE_PX).target } }).ostracon;
