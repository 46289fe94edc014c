/** The dialogs: settings (kept in a cookie), the table's menu, rules and keys. */

import { copyLinks } from "./copy.js";
import { h, icon, t } from "./dom.js";
import { page } from "./page.js";

/** @import { Child } from "./dom.js" */
/** @import { Hello } from "./messages.js" */

/** @type {Record<string, string[]>} */
const CHOICES = {
  theme: ["auto", "light", "dark"],
  speed: ["off", "slow", "normal", "fast"],
  confirm: ["always", "final", "never"],
  sounds: ["on", "off"],
};

/** @type {Record<string, string>} */
export const settings = { speed: "normal", confirm: "final", sounds: "off", theme: "auto", ...load() };

/** The settings live in a cookie ("theme-dark.speed-fast"), so that the server's pages know them too. */
function load() {
  const kept = /(?:^|; )ostracon-settings=([\w.-]*)/.exec(document.cookie)?.[1] ?? "";
  return Object.fromEntries(kept.split(".").map((part) => part.split("-")).filter(([name, value]) => CHOICES[name]?.includes(value)));
}

function save() {
  const kept = Object.keys(CHOICES).map((name) => `${name}-${settings[name]}`).join(".");
  document.cookie = `ostracon-settings=${kept}; path=/; max-age=63072000; samesite=lax`;
  const { theme } = settings;
  theme === "auto" ? document.documentElement.removeAttribute("data-theme") : (document.documentElement.dataset.theme = theme);
}

/** @type {Record<string, [number, number]>} milliseconds of gliding, and of pause before somebody else's next step */
const PACES = { off: [0, 0], slow: [750, 1100], normal: [400, 650], fast: [200, 250] };

/** How long a step glides and how long it stays. */
export function pace() {
  const [glide, rest] = PACES[settings.speed] ?? PACES.normal;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { glide: still ? 0 : glide, rest: still ? glide + rest : rest };
}

/** Open the dialog. @param {string} title @param {Child[]} content */
export function dialog(title, content) {
  const box = page.dialog;
  box.replaceChildren(
    h("header", {}, h("h2", {}, title), h("button", { type: "button", class: "bare", "aria-label": t("close"), click: () => box.close() }, icon("close"))),
    h("div", { class: "body" }, ...content));
  if (!box.open) box.showModal();
  box.onclick = (event) => void (event.target === box && box.close());
}

/** @param {Partial<Hello>} hello @param {(name: string, value: string) => void} changed */
export function settingsDialog(hello, changed) {
  const group = (/** @type {string} */ name, /** @type {string[]} */ values) =>
    h("fieldset", {}, h("legend", {}, t(name)), h("div", { class: "options" }, values.map((value) =>
      h("label", {},
        h("input", { type: "radio", name, value, checked: settings[name] === value, change: () => ((settings[name] = value), save(), changed(name, value)) }),
        h("span", {}, t(`${name}_${value}`))))));
  const { menu } = hello;
  dialog(t("settings"), [
    ...(menu ? [h("p", {}, h("button", { type: "button", id: "table-menu", click: () => tableMenu(menu) }, icon("seat"), t("table_menu")))] : []),
    ...(hello.languages?.length ? [h("fieldset", {}, h("legend", {}, t("language")), h("div", { class: "options" },
      hello.languages.map(({ code, name, url }) => h("a", { href: url, hreflang: code, "aria-current": code === hello.language && "true" }, name))))] : []),
    ...Object.entries(CHOICES).map(([name, values]) => group(name, values)),
  ]);
}

/** Links to a moment, and its picture. @param {string} address @param {number} moment */
export const shareDialog = (address, moment) => partDialog(t("share"), `${address}&moment=${moment}`);

/** One's seat on another device, links, and the ways to leave: the server says what there is. @param {string} address */
const tableMenu = (address) => partDialog(t("table_menu"), address);

/** @param {string} title @param {string} address */
function partDialog(title, address) {
  const box = h("div", { class: "table-menu" });
  dialog(title, [box]);
  part(`${address}&part=1`, box).then(() => copyLinks(box));
}

/** Put a part of a page, made by the server, into a box. @param {string} address @param {HTMLElement} box */
const part = (address, box) => fetch(address)
  .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
  .then((html) => void (box.innerHTML = html))
  .catch((error) => console.warn("ostracon: nothing to show:", error));

/** Keys and rules; the rules come from the server when first asked for. @param {string | null} [address] */
export function helpDialog(address) {
  const keys = [["Tab, ↵", "key_tab"], ["Esc", "key_esc"], ["U", "undo"], ["R", "restart"], ["H", "hint"], ["W", "why_key"], ["E", "end_turn"], ["← →", "key_arrows"], ["End", "last"],
    ["+ − 0", "key_zoom"], ["I", "key_inspect"], ["?", "help"]];
  const rules = h("div", { class: "rules" });
  dialog(t("help"), [
    h("details", { open: matchMedia("(pointer: fine)").matches && !address }, h("summary", {}, t("keys")),
      h("dl", { class: "keys" }, keys.map(([key, word]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(word)))))),
    rules,
  ]);
  if (address) part(address, rules);
}
