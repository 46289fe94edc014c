/** Small helps of the site's pages; every page works without them. */

// Times in the reader's own clock.
for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-time]")))
  el.textContent = new Date(Number(el.dataset.time) * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

// A new table: only as many seats as players.
const form = document.querySelector("[data-new-table]");
if (form) {
  const fit = () => {
    const count = Number(new FormData(/** @type {HTMLFormElement} */ (form)).get("players"));
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"))) row.hidden = Number(row.dataset.seat) >= count;
  };
  form.addEventListener("change", fit);
  fit();

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

// Links to send.
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-copy]"))) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector(`[data-link="${button.dataset.copy}"]`));
  button.hidden = false;
  button.onclick = async () => {
    input.select();
    try { await navigator.clipboard.writeText(input.value); } catch { document.execCommand("copy"); }
    button.textContent = button.dataset.done ?? "";
  };
}

// Somebody is awaited: look whether they have come.
const waiting = /** @type {HTMLElement | null} */ (document.querySelector("[data-waiting]"));
if (waiting) {
  setInterval(async () => {
    const answer = await fetch(waiting.dataset.waiting ?? "").catch(() => null);
    if (answer?.ok && (await answer.json()).open.join() !== waiting.dataset.open) location.reload();
  }, 1500);
}
