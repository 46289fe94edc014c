/** Zoom and pan of the board by wheel, pinch, drag, buttons and keys: only the viewBox changes. */

import { layoutOf } from "./layout.js";
import { page } from "./page.js";
import { state } from "./state.js";

const MOST = 6;
const SLACK_PX = 6; // a finger that moves less than this still clicks

const svg = page.stage;
let zoom = 1, x = 0, y = 0; // (x, y): board point in the middle of the view
let dragged = false;
/** @type {Map<number, PointerEvent>} fingers and buttons that are down */
const down = new Map();

const size = () => (state.shown && (layoutOf(state.shown) ?? state.shown)) || { width: 160, height: 100 };

/** Screen pixels for one board unit. */
function scale() {
  const { width, height } = size();
  return Math.min(svg.clientWidth / width, svg.clientHeight / height) * zoom || 1;
}

function apply() {
  const { width, height } = size();
  const w = svg.clientWidth / scale(), high = svg.clientHeight / scale();
  const hold = (/** @type {number} */ at, /** @type {number} */ view, /** @type {number} */ whole) =>
    view >= whole ? whole / 2 : Math.min(Math.max(at, view / 2), whole - view / 2);
  x = hold(x, w, width);
  y = hold(y, high, height);
  if (w > 0 && high > 0) svg.setAttribute("viewBox", `${x - w / 2} ${y - high / 2} ${w} ${high}`);
  svg.style.setProperty("--thin", String(Math.min(1, Math.max(0.45, scale() * 1.6)))); // finer rings on a small board
  svg.parentElement?.classList.toggle("zoomed", zoom > 1.01);
}

/** Zoom by a factor and keep the point under (px, py) where it is. @param {number} factor */
export function by(factor, px = NaN, py = NaN) {
  const box = svg.getBoundingClientRect();
  const dx = (isNaN(px) ? 0 : px - box.x - box.width / 2), dy = (isNaN(py) ? 0 : py - box.y - box.height / 2);
  const before = scale();
  zoom = Math.min(Math.max(zoom * factor, 1), MOST);
  x += dx / before - dx / scale();
  y += dy / before - dy / scale();
  apply();
}

svg.addEventListener("wheel", (event) => {
  const stacked = document.documentElement.scrollHeight > innerHeight + 1;
  if (stacked && !event.ctrlKey && zoom <= 1.01) return; // the page scrolls
  event.preventDefault();
  by(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event.clientX, event.clientY);
}, { passive: false });

svg.addEventListener("pointerdown", (event) => {
  if (down.size === 0) dragged = false;
  down.set(event.pointerId, event);
});
addEventListener("pointermove", (event) => {
  const was = down.get(event.pointerId);
  if (!was) return;
  const other = [...down.values()].find((pointer) => pointer.pointerId !== event.pointerId);
  const dx = event.clientX - was.clientX, dy = event.clientY - was.clientY;
  if (!dragged && !other && Math.hypot(dx, dy) < SLACK_PX) return;
  if (other) {
    const apart = (/** @type {PointerEvent} */ p) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
    by(apart(event) / (apart(was) || 1), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
  }
  dragged = true;
  down.set(event.pointerId, event);
  x -= dx / scale() / (other ? 2 : 1);
  y -= dy / scale() / (other ? 2 : 1);
  apply();
});
for (const type of ["pointerup", "pointercancel"])
  addEventListener(type, (event) => down.delete(/** @type {PointerEvent} */ (event).pointerId));
new ResizeObserver(apply).observe(svg);

/** The whole board again. */
export function reset() {
  zoom = 1;
  apply();
}

/** Whether the last press was a drag or pinch, so that its click does not count. */
export const wasDragged = () => dragged && zoom > 1.01;
