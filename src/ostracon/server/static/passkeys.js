/** Passkeys: ask the server what to sign, let the browser sign it, and send the form with the answer. */

const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const text = (/** @type {ArrayBuffer} */ data) => btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** A refusal in words. */
class Fault extends Error {}

/** What the server wants to be signed. @param {string} address @param {HTMLFormElement} form @returns {Promise<any>} */
async function ask(address, form) {
  const body = new URLSearchParams();
  for (const name of ["form_token", "current"]) body.set(name, String(new FormData(form).get(name) ?? ""));
  const answer = await fetch(address, { method: "POST", body });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const options = await answer.json();
  if (options.fault) throw new Fault(options.fault);
  return options;
}

/** A new passkey. @param {HTMLFormElement} form */
async function make(form) {
  const options = await ask("/account/passkey-options", form);
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  for (const one of options.excludeCredentials ?? []) one.id = bytes(one.id);
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey: options }));
  const { clientDataJSON, attestationObject } = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return { ...common(made), response: { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) } };
}

/** Sign with a passkey that one has. @param {HTMLFormElement} form */
async function sign(form) {
  const options = await ask("/passkeys/question", form);
  options.challenge = bytes(options.challenge);
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey: options }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = /** @type {AuthenticatorAssertionResponse} */ (made.response);
  return {
    ...common(made),
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle && text(userHandle),
    },
  };
}

const common = (/** @type {PublicKeyCredential} */ made) => ({ id: made.id, rawId: text(made.rawId), type: made.type });

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-passkey]"))) {
  if (!window.PublicKeyCredential) continue;
  button.hidden = false;
  button.onclick = async () => {
    const form = /** @type {HTMLFormElement} */ (button.form);
    button.disabled = true;
    try {
      const credential = await (button.dataset.passkey === "add" ? make(form) : sign(form));
      /** @type {HTMLInputElement} */ (form.elements.namedItem("credential")).value = JSON.stringify(credential);
      form.submit(); // without the check of fields: no password is needed
    } catch (error) {
      console.warn("ostracon: no passkey:", error);
      const said = form.querySelector(".passkey-fault") ?? form.appendChild(document.createElement("p"));
      said.className = "fault passkey-fault";
      said.setAttribute("role", "alert");
      said.textContent = error instanceof Fault ? error.message : button.dataset.fault ?? "";
    } finally {
      button.disabled = false;
    }
  };
}
