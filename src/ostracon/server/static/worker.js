/** The site's worker: shows push messages, and a page of ours where the server does not answer. Its types the pages' scripts do not know. */

const worker = /** @type {any} */ (self);
const OFFLINE = "/offline";
/** what the page needs, from the server's first line @type {{name: string, files: string[]}} */ const KEPT = worker.KEPT;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(KEPT.name).then((kept) => kept.addAll([OFFLINE, ...KEPT.files])).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT.name).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => worker.clients.claim()));
});

// Only pages, and what the page of ours is made of: everything else goes its own way.
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (KEPT.files.includes(new URL(request.url).pathname)) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag, lang } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, renotify: Boolean(tag), data: url }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const url = new URL(event.notification.data, location.href).href;
  event.waitUntil(worker.clients.matchAll({ type: "window", includeUncontrolled: true }).then((/** @type {any[]} */ pages) => {
    const open = pages.find((page) => page.url.split("?")[0] === url);
    return open ? open.focus() : worker.clients.openWindow(url);
  }));
});
