/** What people write: to the table, and for themselves. */

import { h, mark, when } from "./dom.js";
import { send } from "./live.js";
import { page } from "./page.js";
import { seated, seatOf } from "./state.js";
import { tabOf } from "./tabs.js";

/** @import { Chat } from "./messages.js" */

/** @param {Omit<Chat, "type">[]} lines @param {boolean} [old] said before we came */
export function drawChat(lines, old = false) {
  for (const { seat, name, text, at } of lines) {
    const who = seatOf(seat);
    page.chatLines.append(h("li", { title: when(new Date(at)) }, who && mark(who.tone), h("b", {}, name), " ", text));
  }
  page.chatLines.scrollTop = 1e6;
  if (lines.length && !old && page.side.dataset.tab !== "chat") tabOf("chat")?.classList.add("unread");
}

page.chatForm.onsubmit = (event) => {
  event.preventDefault();
  const text = page.chatText.value.trim();
  if (text) send("chat", { text, ...(!seated() && { name: page.chatName.value }) }), (page.chatText.value = "");
};

/** One's own notes, kept in this browser under a name. @param {string} shelf */
export function openNotes(shelf) {
  try {
    page.notesText.value = localStorage.getItem(shelf) ?? "";
    page.notesText.oninput = () => localStorage.setItem(shelf, page.notesText.value);
  } catch { /* a browser that keeps nothing */ }
}
