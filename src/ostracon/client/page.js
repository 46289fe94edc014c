/** The elements of the table page (server/templates/table.html.j2), each looked up once and of the kind that it must be. */

const KINDS = {
  analysis: HTMLElement, arrival: HTMLElement, ask: HTMLElement, bar: HTMLElement, buttons: HTMLElement, caption: HTMLElement, chances: HTMLElement,
  chatForm: HTMLFormElement, chatHidden: HTMLElement, chatLines: HTMLElement, chatWatchers: HTMLElement, chatName: HTMLInputElement, chatText: HTMLInputElement, cover: HTMLElement, dialog: HTMLDialogElement, felt: HTMLElement,
  first: HTMLButtonElement, help: HTMLButtonElement, hints: HTMLElement, icon: HTMLLinkElement, last: HTMLButtonElement, logLines: HTMLElement,
  looking: HTMLElement, moment: HTMLInputElement, movesList: HTMLElement, net: HTMLElement, next: HTMLButtonElement, notesText: HTMLTextAreaElement,
  offers: HTMLElement, own: HTMLElement, path: HTMLElement, pause: HTMLButtonElement, play: HTMLButtonElement, players: HTMLElement, plan: HTMLAnchorElement, ply: HTMLOutputElement,
  prev: HTMLButtonElement, prompt: HTMLElement, result: HTMLElement, rooms: HTMLElement, say: HTMLElement, settings: HTMLButtonElement, share: HTMLButtonElement, sheet: HTMLButtonElement, side: HTMLElement,
  skip: HTMLButtonElement, stage: SVGSVGElement, status: HTMLElement, strings: HTMLScriptElement, sure: HTMLElement, table: HTMLElement, tabs: HTMLElement,
  tip: HTMLElement, toast: HTMLElement, turn: HTMLElement, watchers: HTMLElement, why: HTMLButtonElement, zoomFit: HTMLButtonElement, zoomIn: HTMLButtonElement, zoomOut: HTMLButtonElement,
};

/** @typedef {{[Name in keyof typeof KINDS]: InstanceType<(typeof KINDS)[Name]>}} Page */

/** @type {any} */ const found = {};
for (const [name, kind] of Object.entries(KINDS)) {
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  found[name] = document.getElementById(id);
  if (!(found[name] instanceof kind)) throw new TypeError(`the page has no ${kind.name} #${id}`);
}

/** The page by its ids: `page.chatText` is #chat-text. @type {Page} */
export const page = found;
