// Set the chosen theme before the first paint; serves every page of the site (a classic script, in <head>).
(() => {
  const root = document.documentElement;
  const read = () => { try { return localStorage.getItem("ostracon-theme"); } catch { return null; } };
  const set = (theme) => (theme === "light" || theme === "dark" ? (root.dataset.theme = theme) : delete root.dataset.theme);
  set(read());
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-theme-switch]")) return;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = dark ? "light" : "dark";
    set(theme);
    try { localStorage.setItem("ostracon-theme", theme); } catch { /* only for this page, then */ }
  });
})();
