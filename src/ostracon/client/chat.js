/** What people write to each other: players in one room, spectators in another. */

import { findAll, h, mark, t, when } from "./dom.js";
import { send } from "./live.js";
import { page } from "./page.js";
import { seated, seatOf, state } from "./state.js";
import { tabOf } from "./tabs.js";

/** @import { Chat } from "./messages.js" */

const rooms = { players: page.chatLines, watchers: page.chatWatchers };
const buttons = findAll(page.rooms, "button");

/** @param {keyof typeof rooms} name */
function enter(name) {
  for (const [room, list] of Object.entries(rooms)) list.hidden = room !== name;
  for (const one of buttons) {
    one.ariaPressed = String(one.dataset.room === name);
    if (one.dataset.room === name) one.classList.remove("unread");
  }
  page.chatForm.hidden = seated() !== (name === "players");
  page.chatHidden.hidden = name === "players" || Boolean(state.hello.gallery);
}

/** @param {Omit<Chat, "type">[]} lines @param {boolean} [old] said before we came */
export function drawChat(lines, old = false) {
  for (const { seat, name, text, at } of lines) {
    const who = seatOf(seat), list = seat < 0 ? rooms.watchers : rooms.players;
    list.append(h("li", { title: when(new Date(at)) }, who && mark(who.tone), h("b", {}, name), " ", text));
    list.scrollTop = 1e6;
    if (!old && list.hidden) buttons[seat < 0 ? 1 : 0].classList.add("unread");
  }
  if (lines.length && !old && page.side.dataset.tab !== "chat") tabOf("chat")?.classList.add("unread");
}

/** On arrival: everything that was said before, in one's own room. */
export function openChat() {
  for (const list of Object.values(rooms)) list.replaceChildren();
  drawChat(state.hello.chat ?? [], true);
  page.chatText.placeholder = page.chatText.ariaLabel = t(seated() ? "chat_write" : "chat_write_watchers");
  page.chatName.hidden = seated();
  page.chatName.value ||= state.hello.name ?? "";
  page.chatHidden.replaceChildren(h("p", { class: "soft" }, t("chat_hidden")),
    state.hello.hints ? h("button", { type: "button", click: () => send("gallery", {}) }, t("chat_open")) : "");
  enter(seated() ? "players" : "watchers");
}

/** The players may read what spectators write. @param {Omit<Chat, "type">[]} lines */
export function openGallery(lines) {
  state.hello.gallery = true;
  rooms.watchers.replaceChildren();
  drawChat(lines, true);
  if (!rooms.watchers.hidden) enter("watchers");
}

for (const button of buttons) button.onclick = () => enter(/** @type {keyof typeof rooms} */ (button.dataset.room));

page.chatForm.onsubmit = (event) => {
  event.preventDefault();
  const text = page.chatText.value.trim();
  if (text) send("chat", { text, ...(!seated() && { name: page.chatName.value }) }), (page.chatText.value = "");
};
