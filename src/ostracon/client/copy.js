/** Links to send: a button beside each copies it. */

import { findAll } from "./dom.js";

/** @param {ParentNode} box */
export function copyLinks(box) {
  for (const button of findAll(box, "[data-copy]")) {
    const input = /** @type {HTMLInputElement} */ (box.querySelector(`[data-link="${button.dataset.copy}"]`));
    button.hidden = false;
    button.onclick = async () => {
      input.select();
      try { await navigator.clipboard.writeText(input.value); } catch { document.execCommand("copy"); }
      button.textContent = button.dataset.done ?? "";
    };
  }
}
