// Switch between light and dark on every page of the site; the choice is a cookie, so the server's pages come in it (a classic script).
(() => {
  const root = document.documentElement;
  document.addEventListener("click", (event) => {
    if (!(/** @type {Element} */ (event.target).closest?.("[data-theme-switch]"))) return;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = (root.dataset.theme = dark ? "light" : "dark");
    const kept = (/(?:^|; )ostracon-settings=([\w.-]*)/.exec(document.cookie)?.[1] ?? "").split(".").filter((part) => part && !part.startsWith("theme-"));
    document.cookie = `ostracon-settings=${[`theme-${theme}`, ...kept].join(".")}; path=/; max-age=63072000; samesite=lax`;
  });
})();
