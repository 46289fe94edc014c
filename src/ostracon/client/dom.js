/** Elements, words, symbols and icons: the few helpers that every module shares. */

const SVG = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
let words = {};

/** Take over the client's own words. @param {Record<string, string>} strings */
export const learn = (strings) => void (words = { ...words, ...strings });

/** A number with a minus sign where it has one. @param {number | string} value */
export const number = (value) => String(value).replace(/^-(?=\d)/, "−");

/** A word of the client in the viewer's language; `key_one` is its form for one thing. @param {string} key @param {Record<string, string | number>} [args] */
export function t(key, args = {}) {
  const form = Number.isInteger(args.count) ? new Intl.PluralRules(document.documentElement.lang || "en").select(Number(args.count)) : "";
  const word = words[`${key}_${form}`] ?? words[key] ?? key.replaceAll("_", " ");
  return word.replace(/\{(\w+)\}/g, (_, name) => number(args[name] ?? ""));
}

/** A moment as this browser writes it, in the page's language: 24 hours for a British one. @param {Date} moment */
export function when(moment) {
  const { lang } = document.documentElement;
  return moment.toLocaleString(navigator.languages.find((one) => one.startsWith(lang)) ?? lang, { dateStyle: "medium", timeStyle: "short" });
}

/** Two words as "what: how", or the one that there is. @param {string} name @param {string} text */
export const named = (name, text) => (name && text ? t("named", { name, text }) : name || text);

/** @param {ParentNode} box @param {string} selector */
export const find = (box, selector) => /** @type {HTMLElement | null} */ (box.querySelector(selector));

/** @param {ParentNode} box @param {string} selector */
export const findAll = (box, selector) => /** @type {HTMLElement[]} */ ([...box.querySelectorAll(selector)]);

/** What has this id on the page, as an attribute selector that takes any id. @param {string} id */
export const withId = (id) => `[data-id="${CSS.escape(id)}"]`;

/** @typedef {Node | string | number | false | null | undefined} Child what is no node and no text is left out */
/** @typedef {Record<string, any>} Props attributes, and listeners by the names of their events */

/** @template {Element} E @param {E} el @param {Props} props @param {(Child | Child[])[]} children */
function fill(el, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value == null || value === false) continue;
    if (typeof value === "function") el.addEventListener(name, value);
    else el.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat()) if (child != null && child !== false && child !== "") el.append(/** @type {Node | string} */ (child));
  return el;
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Props} [props] @param {(Child | Child[])[]} children
 */
export const h = (tag, props = {}, ...children) => fill(document.createElement(tag), props, children);

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} Tag @param {Tag} tag @param {Props} [props] @param {(Child | Child[])[]} children
 */
export const s = (tag, props = {}, ...children) => fill(document.createElementNS(SVG, tag), props, children);

/** Colour an element and the symbols in it: "seat-0" or a palette name. @template {Element} E @param {E} el @param {string} [name] */
export function tone(el, name) {
  name ? el.setAttribute("data-tone", name) : el.removeAttribute("data-tone");
  return el;
}

/** Give every seat the colour that its player chose. @param {string[]} colours "white" by seat */
export function paint(colours) {
  colours.forEach((colour, seat) => {
    for (const part of ["", "-light", "-deep", "-edge", "-ink"])
      document.documentElement.style.setProperty(`--seat-${seat}${part}`, `var(--player-${colour}${part})`);
  });
}

/** A use of a symbol of the page's sheet, centred on (0, 0) and 100 units wide. @param {string} symbol */
export function use(symbol) {
  const drawn = document.getElementById(symbol);
  if (!drawn) return s("circle", { r: 36, class: "missing" });
  const boxed = drawn.tagName === "symbol" && drawn.hasAttribute("viewBox");
  return s("use", { href: "#" + symbol, ...(boxed && { x: -50, y: -50, width: 100, height: 100 }) });
}

/** A symbol as a picture in text. @param {string} symbol @param {string} [colour] */
export const glyph = (symbol, colour) =>
  tone(s("svg", { class: "glyph", viewBox: "-52 -52 104 104", "aria-hidden": "true" }, use(symbol)), colour);

const SHAPES = [
  "M0-42A42 42 0 1 1-.1-42Z", "M-38-38H38V38H-38Z", "M0-44L46 38H-46Z", "M0-48L44 0L0 48L-44 0Z", "M-24-42H24L48 0L24 42H-24L-48 0Z",
];

/** A player's mark: colour and shape. @param {string} colour "seat-0" */
export function mark(colour) {
  if (document.getElementById("mark-" + colour)) return glyph("mark-" + colour, colour);
  const shape = SHAPES[Number(/\d+$/.exec(colour)?.[0] ?? 4) % SHAPES.length];
  return tone(s("svg", { class: "glyph mark", viewBox: "-52 -52 104 104", "aria-hidden": "true" }, s("path", { d: shape })), colour);
}

/** Our own line icons on a 24 x 24 grid. @type {Record<string, string>} */
const ICONS = {
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9",
  restart: "M5 4v6h6M5.5 9.5A8 8 0 1 1 4 14",
  end_turn: "M4 13l5 5L20 6",
  clock: "M12 4a8.5 8.5 0 1 0 .1 0ZM12 8v5l3 2",
  graph: "M4 4v16h16M7 15l4-5 4 3 5-8",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.6.5.5 1 .5 2h6c0-1-.1-1.5.5-2A6 6 0 0 0 12 3Z",
  plan: "M5 19c0-7 5-3 5-9M10 4v6h0M14 5l5 5M19 5l-5 5M13 19h6",
  scoring: "M5 20V10M12 20V4M19 20v-7",
  share: "M6 12a2.5 2.5 0 1 0 .1 0ZM18 4a2.5 2.5 0 1 0 .1 0ZM18 15a2.5 2.5 0 1 0 .1 0ZM8 13.5L16 8M8.3 15.5l7.4 1.7",
  sheet: "M5 3h14v18H5ZM5 8h14M5 13h14M12 8v13",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.2M12 2.5a9.5 9.5 0 1 1-.1 0Z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  first: "M6 5v14M19 5l-9 7 9 7Z", last: "M18 5v14M5 5l9 7-9 7Z",
  prev: "M15 5l-8 7 8 7Z", next: "M9 5l8 7-8 7Z",
  play: "M7 4l13 8-13 8Z", replay: "M7 4l13 8-13 8Z", watch: "M7 4l13 8-13 8Z", pause: "M8 5v14M16 5v14", skip: "M4 5l8 7-8 7ZM13 5l8 7-8 7Z",
  zoom_in: "M12 5v14M5 12h14", zoom_out: "M5 12h14", zoom_fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  sure_no: "M6 6l12 12M18 6L6 18", sure_yes: "M4 13l5 5L20 6",
  seat: "M7 3v9h10V3M7 12v9M17 12v9M7 16h10",
  unfold: "M6 9l6 6 6-6", close: "M6 6l12 12M18 6L6 18", send: "M4 12L20 4l-5 16-4-6Z",
};

/** @param {string} name */
export const icon = (name) => s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: ICONS[name] ?? "" }));

/** A button with an icon and, unless told otherwise, its word. @param {string} name @param {() => void} click @param {Props} [props] */
export function tool(name, click, { bare = false, ...props } = {}) {
  const word = t(name);
  return h("button", { type: "button", click, title: word, "aria-label": word, ...props }, icon(name), !bare && h("span", {}, word));
}

/** Rebuild a box without losing the keyboard's place in it. @param {HTMLElement} box @param {Node[]} content @param {HTMLElement | SVGElement} fallback */
export function rebuild(box, content, fallback) {
  const held = box.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset;
  box.replaceChildren(...content);
  if (held) ((held.id && find(box, withId(held.id))) || fallback).focus({ preventScroll: true });
}

/** Put the client's words into the page's skeleton: data-t (text), data-label (accessible name), data-icon. */
export function dress() {
  for (const el of findAll(document, "[data-t],[data-label],[data-icon]")) {
    const { t: text, label, icon: name } = el.dataset;
    if (text) el.textContent = t(text);
    if (name) el.prepend(icon(name)), delete el.dataset.icon;
    if (!label) continue;
    el.setAttribute("aria-label", t(label));
    if (el.tagName === "BUTTON") el.title = t(label);
    if (el.matches("#chat-text, #chat-name")) el.setAttribute("placeholder", t(label));
  }
}
