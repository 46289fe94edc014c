/** The elements of the position on the screen: what each is, and what a click on it does. */

import { whereIs } from "./boxes.js";
import * as choice from "./choose.js";
import { find, named, t, withId } from "./dom.js";
import { send } from "./live.js";
import { page } from "./page.js";
import { seated, state } from "./state.js";
import { hide, toast } from "./tips.js";

/** @import { Scene } from "./wire.js" */
/** @import { Tip } from "./tips.js" */

/** Everything with a name in the position on the screen. @type {Map<string, {label?: string, tip?: string, lights?: string[]}>} */
export const things = new Map();

/** Note what has a name, wherever in the scene it stands; of a spot and a button with the same name the spot counts, which comes first. @param {Scene} scene */
export function name(scene) {
  things.clear();
  const walk = (/** @type {any} */ part) => {
    if (typeof part !== "object" || part === null) return;
    if (part.id && !things.has(part.id)) things.set(part.id, part);
    Object.values(part).forEach(walk);
  };
  walk(scene);
}

/** What an element is, and what a click on it would do. @param {string} id @returns {Tip} */
export function describe(id) {
  const { label = "", tip: text } = things.get(id) ?? {};
  const through = choice.next.get(id) ?? [];
  const then = through.length > 4 ? [t("choices", { count: through.length })]
    : through.map((move) => named(move.label !== label ? move.label : "", move.preview ?? "")).filter(Boolean);
  return { title: label, text, then };
}

/** @param {string} id @param {Element} [el] */
export function pick(id, el) {
  const keyboard = el && document.activeElement === el && el.matches(":focus-visible");
  if (!choice.pick(id)) return ask(id);
  hide();
  page.arrival.hidden = true;
  // The keyboard goes on to the next stage of the path.
  if (keyboard && choice.chosen.length && !document.activeElement?.matches(".target")) find(document, "#stage .target, .target")?.focus();
}

/** Ask why something is not possible. @param {string} element */
export function ask(element) {
  if (!seated() || state.at !== null || state.newest?.over) return;
  state.rest ? answer({ element, text: state.rest }) : send("why", { element, path: choice.chosen });
}

/** Show the reason beside the element. @param {{element: string, text: string}} answer */
export function answer({ element, text }) {
  if (text) toast(text, whereIs(element) ?? find(document, withId(element))?.getBoundingClientRect());
}
