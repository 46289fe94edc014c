/** Small helps of the site's pages; every page works without them. */

import { copyLinks } from "./copy.js";

// Times in the reader's own clock.
for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-time]")))
  el.textContent = new Date(Number(el.dataset.time) * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

// A new table: only as many seats as players, and options that go with their number.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-new-table]"));
if (form) {
  const fit = () => {
    const count = Number(new FormData(form).get("players"));
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"))) row.hidden = Number(row.dataset.seat) >= count;
  };
  form.addEventListener("change", fit);
  fit();
  /** what cannot stay as usual, by number of players @type {Record<string, Record<string, string>>} */
  const usual = JSON.parse(form.dataset.newTable || "{}");
  /** what stood there before the number of players changed it @type {Record<string, string>} */
  let before = {};
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "players") return;
    const wanted = usual[target.value] ?? {}, now = new FormData(form);
    /** @param {string} name @param {string} value */
    const put = (name, value) => {
      const field = form.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
    };
    for (const name in before) put(name, before[name]);
    before = Object.fromEntries(Object.keys(wanted).map((name) => [name, String(now.get(name))]));
    for (const name in wanted) put(name, wanted[name]);
  });

  // Whoever had the colour that a seat chooses gets the seat's.
  const colours = () => [.../** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(".colours input"))];
  let held = colours().filter((one) => one.checked);
  form.addEventListener("change", ({ target }) => {
    const before = held.find((one) => one.name === /** @type {HTMLInputElement} */ (target).name);
    const other = held.find((one) => one !== before && one.value === /** @type {HTMLInputElement} */ (target).value);
    if (before && other) for (const one of colours()) if (one.name === other.name && one.value === before.value) one.checked = true;
    held = colours().filter((one) => one.checked);
  });
}

copyLinks(document);

// Somebody is awaited: look whether they have come.
const waiting = /** @type {HTMLElement | null} */ (document.querySelector("[data-waiting]"));
if (waiting) {
  setInterval(async () => {
    const answer = await fetch(waiting.dataset.waiting ?? "").catch(() => null);
    if (answer?.ok && (await answer.json()).open.join() !== waiting.dataset.open) location.reload();
  }, 1500);
}

// Corrected figures: each change is checked at once, where it was made.
const figures = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-figures]"));
if (figures) {
  const verdict = /** @type {HTMLElement} */ (figures.querySelector("[data-verdict]"));
  /** @param {HTMLElement} [entry] */
  const check = async (entry) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(figures)) if (typeof value === "string") body.append(name, value);
    const answer = await fetch(figures.dataset.figures ?? "", { method: "POST", body }).catch(() => null);
    if (!answer?.ok) return;
    const found = await answer.json();
    for (const old of /** @type {NodeListOf<HTMLElement>} */ (figures.querySelectorAll(".entry > div > .fault"))) old.hidden = true;
    const place = entry?.querySelector(".fault");
    if (place instanceof HTMLElement && found.fault) {
      place.textContent = found.fault;
      place.hidden = false;
    }
    verdict.textContent = found.fault || found.verdict;
    verdict.classList.toggle("fault", Boolean(found.fault));
  };
  figures.addEventListener("change", (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.dataset.ours !== undefined) field.classList.toggle("changed", field.value !== field.dataset.ours);
    if (field.type !== "file") void check(/** @type {HTMLElement | null} */ (field.closest(".entry")) ?? undefined);
  });
  const file = /** @type {HTMLInputElement} */ (figures.querySelector("[data-file-into]"));
  file.hidden = false;
  file.onchange = async () => {
    const area = /** @type {HTMLTextAreaElement} */ (figures.querySelector("textarea"));
    area.value = (await file.files?.[0]?.text()) ?? "";
    void check();
  };
}
