/** The page that is shown where the server does not answer: looks for it, and opens what was asked for. */

const LOOK_MS = 3000;

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-again]"))) link.href = location.href;
setInterval(() => fetch("/healthz", { cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => {}), LOOK_MS);
