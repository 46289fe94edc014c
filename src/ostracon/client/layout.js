/** The board arranged for this screen: a scene says which layouts it has, here one is chosen and its regions are laid. */

import { s } from "./dom.js";

/** @import { Layout, Region, Scene } from "./wire.js" */

/** The layout for a screen as wide as this one; undefined: the board as it is. @param {Scene} scene @returns {Layout | undefined} */
export const layoutOf = ({ layouts = [] }) => layouts.filter(({ below }) => matchMedia(`(width < ${below}px)`).matches).sort((a, b) => a.below - b.below)[0];

/**
 * A scene with everything where its layout puts it; what lies in no region is not shown. @param {Scene} scene @returns {Scene}
 */
export function arranged(scene) {
  const layout = layoutOf(scene);
  if (!layout) return scene;
  const { width, height } = layout;
  const pieces = (scene.pieces ?? []).flatMap((piece) => {
    const region = regionAt(layout, piece.x, piece.y);
    return region ? { ...piece, ...moved(region, piece), scale: (piece.scale ?? 1) * region.scale } : [];
  });
  const spots = (scene.spots ?? []).flatMap((spot) => {
    const region = regionAt(layout, spot.x + spot.w / 2, spot.y + spot.h / 2);
    return region ? { ...spot, ...moved(region, spot), w: spot.w * region.scale, h: spot.h * region.scale } : [];
  });
  return { ...scene, width, height, pieces, spots };
}

/** @param {Layout} layout @param {number} x @param {number} y */
const regionAt = ({ regions }, x, y) => regions.find((r) => r.x <= x && x < r.x + r.w && r.y <= y && y < r.y + r.h);

/** @param {Region} region @param {{x: number, y: number}} at */
const moved = ({ x, y, left, top, scale }, at) => ({ x: left + (at.x - x) * scale, y: top + (at.y - y) * scale });

/**
 * The drawn board cut at the regions: each is a window on a copy of what can be seen through it. @param {SVGSVGElement} drawn must be on the page @param {Layout} layout
 */
export function cut(drawn, { width, height, regions }) {
  const matrix = drawn.getScreenCTM() ?? new DOMMatrix();
  const windows = regions.map(({ x, y, w, h, left, top, scale }) => {
    const a = new DOMPoint(x, y).matrixTransform(matrix), b = new DOMPoint(x + w, y + h).matrixTransform(matrix);
    const seen = (/** @type {DOMRect} */ box) => box.right >= a.x && box.left <= b.x && box.bottom >= a.y && box.top <= b.y;
    return s("svg", { x: left, y: top, width: w * scale, height: h * scale, viewBox: `${x} ${y} ${w} ${h}` }, ...[...drawn.children].map((el) => copy(el, seen)));
  });
  return [s("rect", { width, height, class: "between" }), ...windows];
}

/** A copy of a drawing without the parts that cannot be seen. @param {Element} el @param {(box: DOMRect) => boolean} seen @returns {Node} */
function copy(el, seen) {
  if (!(el instanceof SVGGraphicsElement) || el.tagName === "defs") return el.cloneNode(true);
  if (!seen(el.getBoundingClientRect())) return document.createTextNode("");
  if (el.tagName !== "g") return el.cloneNode(true);
  const group = el.cloneNode(false);
  for (const child of el.children) group.appendChild(copy(child, seen));
  return group;
}
