/** Lists of tables that follow what happens, their filters, and how many invitations wait; every page works without. */

import { find, findAll, when } from "./dom.js";

const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15000];
const PING_MS = 25000;
const SILENCE_MS = 60000;
const OWN_MS = 700; // one's own part is asked for at most so often
const OTHER_SITE = 4401; // after this code nobody should knock again

/** @typedef {{type: "tables", number: string, open: string[], running: string[], cards: Record<string, string>, status: string}
 *   | {type: "mine"} | {type: "gone", tables: string[]} | {type: "pong"}} LobbyMessage */

const address = find(document, "[data-lobby]")?.dataset.lobby;
const own = findAll(document, "[data-own]"), status = find(document, "[data-lobby-status]"), badge = find(document, "[data-invited]");
const filters = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-filters]"));
const known = new Set(filters?.dataset.filters?.split(" ") ?? []);
const shelves = findAll(document, "[data-list]");

// ---- cards

/** Times in the reader's own clock. @param {ParentNode} box */
function localTimes(box) {
  for (const el of findAll(box, "time[data-time]")) el.textContent = when(new Date(Number(el.dataset.time) * 1000));
}

/** Change a part of the page; where the focus was in it, it stays on the same thing. @param {Element} box @param {() => void} change */
function keepFocus(box, change) {
  const held = document.activeElement, inside = held && box.contains(held);
  const path = inside && (held.getAttribute("href") ?? `${held.closest("form")?.getAttribute("action")} ${held.getAttribute("name")}`);
  change();
  if (!inside || document.activeElement === held) return;
  const again = document.contains(held) && held instanceof HTMLElement ? held : findAll(box, "a, button").find((el) => (el.getAttribute("href") ?? `${el.closest("form")?.getAttribute("action")} ${el.getAttribute("name")}`) === path);
  (again ?? find(document, "#main"))?.focus();
}

/** A card as an element, with the form field of this browser. @param {string} html */
function cardOf(html) {
  const box = document.createElement("template");
  box.innerHTML = html;
  const token = /** @type {HTMLInputElement | null} */ (document.querySelector("[name=form_token]:not([value=''])"))?.value ?? "";
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (box.content.querySelectorAll("[name=form_token]"))) field.value = token;
  localTimes(box.content);
  return /** @type {HTMLElement} */ (box.content.firstElementChild);
}

/** cards by table, also those that the page does not show now @type {Map<string, HTMLElement>} */
const kept = new Map();

/** @param {Extract<LobbyMessage, {type: "tables"}>} message */
function showLists(message) {
  number = message.number;
  if (status) status.textContent = message.status;
  const listed = new Set([...message.open, ...message.running]);
  for (const [id, html] of Object.entries(message.cards)) kept.set(id, cardOf(html));
  for (const id of kept.keys()) if (!listed.has(id)) kept.delete(id);
  const mine = ownTables();
  for (const shelf of shelves) {
    const ids = message[/** @type {"open" | "running"} */ (shelf.dataset.list)];
    const wanted = ids.filter((id) => !mine.has(id)).slice(0, Number(shelf.dataset.limit) || undefined);
    keepFocus(shelf, () => shelf.replaceChildren(...wanted.flatMap((id) => kept.get(id) ?? [])));
  }
  sift();
}

/** Show what the filters ask for; the server decides the same (`Filters.shows`). */
function sift() {
  const asked = filters ? Object.fromEntries(new FormData(filters)) : {};
  for (const shelf of shelves) {
    for (const el of findAll(shelf, "[data-table]")) {
      const { dataset } = el, free = Number(dataset.open);
      el.hidden = !(
        (!asked.game || asked.game === dataset.game) &&
        (!asked.free || !free || free > 1 === (asked.free === "2")) &&
        (!asked.speed || asked.speed === dataset.speed) &&
        (!asked.rated || asked.rated === dataset.rated) &&
        (!asked.known || dataset.people?.split(" ").some((key) => key && known.has(key)))
      );
    }
    const none = !shelf.querySelector("[data-table]:not([hidden])");
    const empty = find(document, `[data-empty="${shelf.dataset.list}"]`), section = /** @type {HTMLElement | null} */ (shelf.closest("[data-section]"));
    if (empty) empty.hidden = !none;
    if (section) section.hidden = none;
  }
}

for (const button of filters?.querySelectorAll("button") ?? []) button.hidden = true; // each choice is applied at once
filters?.addEventListener("change", () => {
  sift();
  const asked = new URLSearchParams([...new FormData(filters)].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  history.replaceState(null, "", `${location.pathname}${asked.size ? `?${asked}` : ""}`);
});

// ---- what is one's own

const ownTables = () => new Set(own.flatMap((part) => findAll(part, "[data-table]")).map((el) => el.dataset.table));
let asking = 0;
/** Ask again for what concerns this person, a moment later. */
function askOwn() {
  asking ||= window.setTimeout(async () => {
    asking = 0;
    if (badge) {
      const answer = await fetch("/lobby/invited.json").catch(() => null);
      if (answer?.ok) {
        const { count, text } = await answer.json();
        badge.hidden = !count;
        badge.replaceChildren(Object.assign(document.createElement("span"), { ariaHidden: "true", textContent: String(count) }), " ", Object.assign(document.createElement("span"), { className: "unseen", textContent: text }));
      }
    }
    for (const part of own) {
      const answer = await fetch(part.dataset.own ?? "").catch(() => null);
      if (!answer?.ok) continue;
      const html = await answer.text();
      keepFocus(part, () => (part.innerHTML = html));
      localTimes(part);
    }
    const mine = ownTables();
    for (const shelf of shelves) for (const el of findAll(shelf, "[data-table]")) if (mine.has(el.dataset.table)) el.remove();
    sift();
  }, OWN_MS);
}

// ---- the line

/** @type {WebSocket | undefined} */ let socket;
let tries = 0, heard = 0, timer = 0, number = "";

function open() {
  clearTimeout(timer);
  const url = new URL(address ?? "", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (number) url.searchParams.set("number", number);
  const again = heard > 0;
  const mine = (socket = new WebSocket(url));
  mine.onopen = () => {
    heard = Date.now();
    tries = 0;
    if (again) askOwn();
  };
  mine.onmessage = ({ data }) => mine === socket && hear(JSON.parse(data));
  mine.onclose = ({ code }) => {
    if (mine !== socket) return;
    socket = undefined;
    if (code === OTHER_SITE) return;
    if (status && heard && ++tries > 1) status.textContent = status.dataset.lost ?? "";
    timer = window.setTimeout(open, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] * (0.8 + 0.4 * Math.random()));
  };
}

/** @param {LobbyMessage} message */
function hear(message) {
  heard = Date.now();
  if (message.type === "tables") showLists(message);
  else if (message.type === "mine") askOwn();
  else if (message.type === "gone") {
    for (const id of message.tables) {
      kept.delete(id);
      for (const el of findAll(document, `[data-table="${CSS.escape(id)}"]`)) el.remove();
    }
    sift();
  }
}

/** After a sleep or a change of network do not sit out the back-off. */
function knock() {
  if (!socket && timer && !document.hidden) (tries = 0), open();
}

if (address) {
  for (const el of shelves.flatMap((shelf) => findAll(shelf, "[data-table]"))) kept.set(el.dataset.table ?? "", el);
  number = new URL(address, location.href).searchParams.get("number") ?? "";
  open();
  addEventListener("online", knock);
  document.addEventListener("visibilitychange", knock);
  setInterval(() => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard < SILENCE_MS) return socket.send("ping");
    socket.close(); // a line that has been silent for long is replaced
  }, PING_MS);
}
