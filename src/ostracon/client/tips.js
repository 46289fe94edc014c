/** Tooltips (hover, keyboard focus, long press), toasts and the spoken line. */

import { h } from "./dom.js";
import { page } from "./page.js";

const HOVER_MS = 280;
const PRESS_MS = 450;

/** @typedef {{title?: string, text?: string, then?: string[]}} Tip title, explanation, what a click would do */
/** @type {WeakMap<Element, () => Tip>} */
const tips = new WeakMap();

/** Give an element a tooltip. @template {Element} E @param {E} el @param {(() => Tip) | Tip} tip @returns {E} */
export function tip(el, tip) {
  tips.set(el, typeof tip === "function" ? tip : () => tip);
  el.setAttribute("data-tip", "");
  return el;
}

/** Say a text to screen readers. @param {string} text */
export function say(text) {
  page.say.textContent = text;
}

/** Put a box beside a rectangle of the screen, inside the window. @param {HTMLElement} box @param {DOMRect} near */
function beside(box, near) {
  const { offsetWidth: w, offsetHeight: high } = box;
  const above = near.top - high - 8;
  const top = above > 4 ? above : Math.min(near.bottom + 8, innerHeight - high - 4);
  const left = Math.min(Math.max(near.left + near.width / 2 - w / 2, 6), innerWidth - w - 6);
  box.style.transform = `translate(${Math.round(left)}px,${Math.round(Math.max(top, 4))}px)`;
}

/** @param {Tip} tip @param {DOMRect} near */
export function show({ title, text, then = [] }, near) {
  const box = page.tip;
  if (!title && !text && !then.length) return hide();
  box.replaceChildren(
    ...(title ? [h("strong", {}, title)] : []),
    ...(text ? text.split("\n").filter((line) => line !== title).map((line) => h("p", {}, line)) : []),
    ...then.map((line) => h("p", { class: "then" }, line)));
  box.hidden = false;
  beside(box, near);
}

export function hide() {
  clearTimeout(waiting);
  const box = page.tip;
  if (!box.hidden) (box.hidden = true), box.replaceChildren();
}

let leaving = 0;

/** Somebody goes on: what was answered before is no longer in the way. */
export const hush = () => (hide(), leave());

function leave() {
  clearTimeout(leaving);
  page.toast.hidden = true;
  page.toast.textContent = "";
}

/** A short answer near the place that was clicked. @param {string} text @param {DOMRect} [near] */
export function toast(text, near) {
  const box = page.toast;
  hide();
  say(text);
  box.textContent = text;
  box.hidden = false;
  beside(box, near ?? new DOMRect(innerWidth / 2, 140, 0, 0));
  clearTimeout(leaving);
  leaving = setTimeout(leave, 2500 + 45 * text.length);
}

let waiting = 0;
let pressed = false;

/** @param {() => void} action @param {number} ms */
export function later(action, ms = HOVER_MS) {
  clearTimeout(waiting);
  waiting = setTimeout(action, ms);
}

/** Call `find` for the tip of whatever was pressed long or pointed at. @param {(event: PointerEvent) => void} board shows the tip of a board point */
export function watchTips(board) {
  const of = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest?.("[data-tip]");
  const reveal = (/** @type {Element} */ el) => el.isConnected && show(tips.get(el)?.() ?? {}, el.getBoundingClientRect());
  document.addEventListener("pointerover", (event) => {
    const el = of(event);
    if (event.pointerType !== "mouse" || /** @type {Element} */ (event.target).closest?.("#stage")) return;
    hide();
    if (el) later(() => reveal(el));
  });
  document.addEventListener("focusin", (event) => {
    const el = of(event);
    if (el?.matches(":focus-visible")) reveal(el);
  });
  document.addEventListener("focusout", () => pressed || hide()); // what a finger holds is read on
  document.addEventListener("scroll", hide, true);
  document.addEventListener("pointerdown", (event) => {
    pressed = false;
    hide();
    if (event.pointerType === "mouse") return;
    const el = of(event), onBoard = /** @type {Element} */ (event.target).closest?.("#stage");
    if (el || onBoard) later(() => ((pressed = true), onBoard ? board(event) : el && reveal(el)), PRESS_MS);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(waiting);
  });
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => clearTimeout(waiting));
  document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
  // The click that ends a long press only ends the reading.
  document.addEventListener("click", (event) => {
    if (pressed) (pressed = false), event.preventDefault(), event.stopPropagation();
  }, true);
}
