/** Small helps of the site's pages; every page works without them. */

import { copyLinks } from "./copy.js";
import { when } from "./dom.js";

// A page of ours where the server does not answer; browsers offer to install a site that has one.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});

// Times in the reader's own clock.
for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-time]")))
  el.textContent = when(new Date(Number(el.dataset.time) * 1000));

// A match file dropped anywhere on a page that opens files.
const opener = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-open-file]"));
if (opener) {
  const holds = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
  const mark = (/** @type {boolean} */ on) => document.body.classList.toggle("dropping", on);
  document.addEventListener("dragover", (event) => void (holds(event) && (event.preventDefault(), mark(true))));
  document.addEventListener("dragleave", (event) => void (event.relatedTarget || mark(false)));
  document.addEventListener("drop", (event) => {
    if (!holds(event) || !event.dataTransfer) return;
    event.preventDefault();
    mark(false);
    /** @type {HTMLInputElement} */ (opener.elements.namedItem("record")).files = event.dataTransfer.files;
    opener.requestSubmit();
  });
}

// A new table: only as many seats as players, and what cannot go with a choice above it is greyed out and said.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-new-table]"));
if (form) {
  /** what cannot be chosen because of something above it: {"mission=1": ["mode=competitive"]} @type {Record<string, string[]>} */
  const clashes = JSON.parse(form.dataset.newTable || "{}");
  const groups = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-option]")]);
  const choices = (/** @type {HTMLElement} */ group) => /** @type {(HTMLInputElement | HTMLOptionElement)[]} */ ([...group.querySelectorAll("input, option")]);
  const isOn = (/** @type {HTMLInputElement | HTMLOptionElement} */ one) => (one instanceof HTMLOptionElement ? one.selected : one.checked);
  const words = (/** @type {HTMLInputElement | HTMLOptionElement} */ one) => (one.closest("label") ?? one).textContent?.trim() ?? "";
  /** what was chosen last by hand @type {Map<HTMLElement, string>} */
  const wanted = new Map(groups.map((group) => [group, choices(group).find(isOn)?.value ?? ""]));
  const fit = () => {
    const players = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=players]:checked"));
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"))) row.hidden = Number(row.dataset.seat) >= Number(players?.value);
    /** @type {Map<string, string>} */ const above = new Map(players ? [[`players=${players.value}`, words(players)]] : []);
    for (const group of groups) {
      const name = group.dataset.option, all = choices(group), against = new Set();
      for (const one of all) {
        const clash = clashes[`${name}=${one.value}`]?.find((key) => above.has(key));
        one.disabled = Boolean(clash);
        if (clash) against.add(above.get(clash));
        if (name === "start_player") one.hidden = one.disabled; // a seat that is not there needs no reason
      }
      const now = all.find((one) => one.value === wanted.get(group) && !one.disabled) ?? all.find((one) => !one.disabled);
      if (now instanceof HTMLOptionElement) now.selected = true;
      else if (now) now.checked = true;
      if (now) above.set(`${name}=${now.value}`, `${group.querySelector("legend")?.textContent} – ${words(now)}`);
      const note = /** @type {HTMLElement} */ (group.querySelector(".not-with"));
      note.hidden = !against.size || name === "start_player";
      note.textContent = (form.dataset.notWith ?? "").replace("{choice}", [...against].join(", "));
    }
  };
  form.addEventListener("change", ({ target }) => {
    const group = /** @type {HTMLElement} */ (target).closest("[data-option]");
    if (group instanceof HTMLElement) wanted.set(group, /** @type {HTMLInputElement} */ (target).value);
    fit();
  });
  fit();

  // Own values of a clock show where they are asked for.
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-with]"))) {
    const show = () => void (box.hidden = !form.querySelector(`[name=${box.dataset.with?.replace("=", "][value=")}]:checked`));
    form.addEventListener("change", show);
    show();
  }

  // A style is for bots that can have one.
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-styled]"))) {
    const who = /** @type {HTMLSelectElement | null} */ (box.parentElement?.querySelector("select[name^=who-]")), style = box.querySelector("select");
    const show = () => {
      box.hidden = !box.dataset.styled?.split(" ").includes(who?.value ?? "");
      if (style) style.disabled = box.hidden;
    };
    form.addEventListener("change", show);
    show();
  }

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
    if (answer?.status === 404 || (answer?.ok && (await answer.json()).open.join() !== waiting.dataset.open)) location.reload(); // it is gone, or somebody has come
  }, 1500);
}

// A tournament goes on elsewhere: show it, unless somebody is in the middle of something.
const changing = /** @type {HTMLElement | null} */ (document.querySelector("[data-changes]"));
if (changing) {
  let going = false; // somebody has clicked a link: stay out of the way
  addEventListener("beforeunload", () => (going = true));
  setInterval(async () => {
    const answer = await fetch(changing.dataset.changes ?? "").catch(() => null);
    const busy = document.querySelector("details[open]") || document.activeElement?.closest("form");
    if (!busy && answer?.ok && (await answer.text()) !== changing.dataset.mark && !going) location.reload();
  }, 4000);
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
