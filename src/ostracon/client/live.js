/** The socket: reconnects with back-off, keeps commands until they are acknowledged, notices a dead line. */

import { page } from "./page.js";
import { state } from "./state.js";

const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15000];
const PING_MS = 20000;
const SILENCE_MS = 45000;
const FINAL = [4401, 4404, 4410]; // close codes after which nobody should knock again
const RESTARTING = 1012, SOON_MS = 300; // the server stops: another one, or the next, is there at once
const UNKEPT = ["why", "look", "hint", "reason", "ping"]; // answered by themselves; not worth repeating

/** @import { Commands, Message } from "./messages.js" */

/** Where the socket is opened; a board of one's own notes in it how far one has come. */
export const address = new URL(page.table.dataset.live ?? "", location.href);
address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
const session = Math.random().toString(36).slice(2, 10);
/** @type {Map<string, string>} commands without an answer yet, by id */
const kept = new Map();
/** @type {WebSocket | undefined} */ let socket;
let tries = 0, heard = 0, count = 0, timer = 0, greeted = false;
/** @type {{message: (m: Message) => void, status: (s: "open" | "lost" | "refused", reason?: string) => void}} */ let on;

/** Connect, and stay connected. @param {typeof on} hooks */
export function connect(hooks) {
  on = hooks;
  open();
  addEventListener("online", knock);
  document.addEventListener("visibilitychange", knock);
  setInterval(watch, PING_MS);
}

function open() {
  clearTimeout(timer);
  greeted = false;
  heard = Date.now();
  const mine = (socket = new WebSocket(address));
  mine.onmessage = ({ data }) => mine === socket && hear(data);
  mine.onclose = ({ code, reason }) => {
    if (mine !== socket) return;
    socket = undefined;
    if (FINAL.includes(code)) return on.status("refused", reason);
    on.status("lost");
    const soon = code === RESTARTING && tries === 0;
    timer = setTimeout(open, soon ? SOON_MS * Math.random() : RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] * (0.8 + 0.4 * Math.random()));
    tries++;
  };
}

/** @param {string} data */
function hear(data) {
  heard = Date.now();
  try {
    const message = JSON.parse(data);
    if (typeof message?.type !== "string") throw new TypeError("a message without a type");
    if (["done", "error", "confirm"].includes(message.type)) kept.delete(message.id);
    on.message(message);
    if (message.type === "hello") {
      greeted = true;
      tries = 0;
      on.status("open");
      for (const command of kept.values()) socket?.send(command);
    }
  } catch (error) {
    console.warn("ostracon: message ignored:", error, data.slice(0, 200));
  }
}

/** Send a command; returns its id. @template {keyof Commands} Type @param {Type} type @param {Commands[Type]} fields */
export function send(type, fields) {
  const id = `${session}-${++count}`;
  const command = JSON.stringify({ type, id, seq: state.seq, ...fields });
  if (!UNKEPT.includes(type)) kept.set(id, command);
  if (greeted && socket?.readyState === WebSocket.OPEN) socket.send(command);
  return id;
}

/** After a sleep or a change of network do not sit out the back-off. */
function knock() {
  if (!socket && timer && !document.hidden) (tries = 0), open();
}

/** A line that has been silent for long is replaced. */
function watch() {
  if (!socket) return;
  if (Date.now() - heard < SILENCE_MS) return void (greeted && send("ping", {}));
  renew();
}

/** Begin anew with another line. */
export function renew() {
  const old = socket;
  socket = undefined;
  old?.close();
  on.status("lost");
  open();
}
