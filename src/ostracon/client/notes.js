/** What people write for themselves: players' notes are kept on the server as they type, those of others in this browser. */

import { send } from "./live.js";
import { page } from "./page.js";
import { seated, state } from "./state.js";

const REST_MS = 700; // after the last key

let timer = 0;

/** What waits to be kept is kept. */
export function keepNotes() {
  if (timer) send("note", { notes: page.notesText.value });
  clearTimeout(timer);
  timer = 0;
}

/** One's notes at this table. */
export function openNotes() {
  const { table, seat, notes = "" } = state.hello, shelf = `ostracon-notes ${table} ${seat}`;
  const field = page.notesText;
  if (!timer) field.value = seated() && notes ? notes : localStorage.getItem(shelf) ?? "";
  field.oninput = () => {
    if (!seated()) return localStorage.setItem(shelf, field.value);
    localStorage.removeItem(shelf);
    clearTimeout(timer);
    timer = setTimeout(keepNotes, REST_MS);
  };
  field.onblur = keepNotes;
}

document.addEventListener("visibilitychange", keepNotes);
