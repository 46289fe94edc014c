/** Shows push messages, and opens what they are about. A worker, whose types the pages' scripts do not know. */

const worker = /** @type {any} */ (self);

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
