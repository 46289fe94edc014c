// Settings that every page of the site knows: light or dark, and how much touch confirms. They are a cookie, so the server's pages come in them (a classic script).
(() => {
  const root = document.documentElement;
  const parts = () => (/(?:^|; )ostracon-settings=([\w.-]*)/.exec(document.cookie)?.[1] ?? "").split(".").filter(Boolean);
  /** @param {string[]} kept */
  const keep = (kept) => (document.cookie = `ostracon-settings=${kept.join(".")}; path=/; max-age=63072000; samesite=lax`);
  // A finger slips more easily: on touch every turn waits for its end, until one chooses otherwise.
  if (matchMedia("(pointer: coarse)").matches && !parts().some((part) => part.startsWith("confirm-"))) keep([...parts(), "confirm-always"]);
  document.addEventListener("click", (event) => {
    if (!(/** @type {Element} */ (event.target).closest?.("[data-theme-switch]"))) return;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = (root.dataset.theme = dark ? "light" : "dark");
    keep([`theme-${theme}`, ...parts().filter((part) => !part.startsWith("theme-"))]);
  });
})();
