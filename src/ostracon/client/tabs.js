/** The tabs of the side column. */

import { find, findAll } from "./dom.js";
import { page } from "./page.js";

const narrow = matchMedia("(max-width: 860px) and (min-height: 501px), (max-width: 599px)"); // as in style.css
const tabs = findAll(page.tabs, "[role=tab]");

/** @param {string} name */
export const tabOf = (name) => find(page.tabs, `[data-for="${name}"]`);

/** @param {string} name */
export function openTab(name) {
  page.side.dataset.tab = name;
  for (const tab of tabs) {
    const on = tab.dataset.for === name;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    if (on) tab.classList.remove("unread");
  }
  for (const button of findAll(page.movesList, "button")) button.tabIndex = name === "moves" ? 0 : -1;
}

for (const tab of tabs) {
  tab.onclick = () => {
    openTab(tab.dataset.for ?? "log");
    if (narrow.matches) scrollTo({ top: document.body.scrollHeight }); // the newest lines and the field stand above the own area
  };
  tab.onkeydown = ({ key }) => {
    const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
    const there = tabs.filter((one) => one.offsetParent);
    const next = there[(there.indexOf(tab) + by + there.length) % there.length];
    if (by) next.focus(), next.click();
  };
}
openTab(narrow.matches ? "players" : "log");
