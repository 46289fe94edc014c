/** The board under mouse, finger and keyboard: tips, clicks, Enter. */

import { hit, small, whereIs } from "./boxes.js";
import * as choice from "./choose.js";
import { find, findAll, t, withId } from "./dom.js";
import * as hints from "./hints.js";
import { page } from "./page.js";
import { ask, describe, pick, things } from "./pick.js";
import { point } from "./stage.js";
import { hide, later, show, watchTips } from "./tips.js";
import { wasDragged } from "./zoom.js";

const FINGER_PX = 44, MOUSE_PX = 24; // least size of what one aims at

const svg = page.stage;
let pointed = "";
/** a target too small for a finger that was tapped once, and the choice in which it was */ let aimed = { id: "", among: choice.next };

/** What lies under a point of the screen. @param {number} x @param {number} y */
export const under = (x, y, reach = MOUSE_PX) => hit(x, y, choice.legal, reach);

/** Show the tip of what lies under the pointer. @param {PointerEvent} event @param {number} [wait] */
function reveal(event, wait) {
  const { target, spot, piece } = under(event.clientX, event.clientY);
  const id = target ?? piece?.id ?? spot?.id ?? "";
  svg.style.cursor = target ? "pointer" : "";
  if (id === pointed) return;
  pointed = id;
  for (const el of findAll(svg, ".over")) el.classList.remove("over");
  if (target) find(svg, `.target${withId(target)}`)?.classList.add("over");
  light(target);
  hide();
  const near = id && whereIs(id);
  if (near) later(() => show(describe(id), near), target ? 60 : wait);
}

/** What a target is about lights up with it; otherwise what a hint points at. @param {string} [id] */
function light(id = "") {
  const lights = choice.next.has(id) ? things.get(id)?.lights : undefined;
  lights ? point(lights) : hints.point();
}

svg.addEventListener("pointermove", (event) => event.pointerType === "mouse" && !event.buttons && reveal(event));
svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && ((pointed = ""), light(), hide())); // a finger lifts, and its reader reads on
svg.addEventListener("click", (event) => {
  const el = /** @type {Element} */ (event.target).closest("[data-id]");
  if (event.detail === 0) return el && pick(el.getAttribute("data-id") ?? "", el); // a screen reader's click has no place
  if (wasDragged()) return;
  const finger = /** @type {PointerEvent} */ (event).pointerType !== "mouse";
  const { target, spot } = under(event.clientX, event.clientY, finger ? FINGER_PX : MOUSE_PX);
  const again = target === aimed.id && choice.next === aimed.among;
  if (aimed.id) point([]);
  aimed = { id: "", among: choice.next };
  if (target && finger && small(target) && !again) aim(target);
  else if (target) pick(target);
  else if (spot) ask(spot.id);
});

/** The first tap on a small target shows it large and says what it is; the second chooses it. @param {string} id */
function aim(id) {
  aimed = { id, among: choice.next };
  point([id], FINGER_PX);
  const tip = describe(id);
  show({ ...tip, then: [...(tip.then ?? []), t("tap_again")] }, /** @type {DOMRect} */ (whereIs(id)));
}

svg.addEventListener("focusin", (event) => {
  const el = /** @type {SVGElement} */ (event.target), id = el.dataset.id ?? el.dataset.spot;
  if (id && el.matches(":focus-visible")) light(id), show(describe(id), el.getBoundingClientRect());
});
svg.addEventListener("keydown", (event) => {
  const el = /** @type {SVGElement} */ (event.target), { id, spot } = el.dataset;
  if ((event.key !== "Enter" && event.key !== " ") || !(id || spot)) return;
  event.preventDefault();
  if (id) pick(id, el);
  else if (spot) ask(spot);
});
watchTips((event) => ((pointed = ""), reveal(event, 0)));
