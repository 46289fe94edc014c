/** The page of notices: push messages to this browser, and the time zone it is in. */

const form = /** @type {HTMLFormElement} */ (document.querySelector("#push"));
const cannot = /** @type {HTMLElement} */ (document.querySelector("#push-cannot"));

if ("serviceWorker" in navigator && "PushManager" in window) {
  form.hidden = false;
  cannot.hidden = true;
  form.onsubmit = (event) => {
    event.preventDefault();
    subscribe().catch(() => complain(Notification.permission === "denied" ? form.dataset.denied : form.dataset.failed));
  };
}

async function subscribe() {
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const { endpoint, keys } = (known ?? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: form.dataset.key })).toJSON();
  const body = new URLSearchParams({ form_token: String(new FormData(form).get("form_token")), endpoint: endpoint ?? "", ...keys });
  const answer = await fetch("/notices/push", { method: "POST", body });
  const { fault } = await answer.json();
  fault ? complain(fault) : location.assign("/notices?said=added");
}

/** @param {string} [text] */
function complain(text) {
  cannot.hidden = false;
  cannot.role = "alert";
  cannot.className = "fault";
  cannot.textContent = text ?? "";
}

// Who has no quiet hours yet most likely means the clock of this browser.
const zone = /** @type {HTMLSelectElement | null} */ (document.querySelector("[data-own-zone]"));
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && [...zone.options].some((one) => one.value === own)) zone.value = own;
