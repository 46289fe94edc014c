/** What lies in front of the players, the score sheet and the result. */

import { find, findAll, glyph, h, mark, named, number, t, tone, tool, withId } from "./dom.js";
import { state } from "./state.js";
import { tip } from "./tips.js";

/** @import { Seat } from "./messages.js" */
/** @import { Group, Panel, Scene } from "./wire.js" */

/**
 * @typedef {{legal: (id: string) => boolean, chosen: (id: string) => boolean, pick: (id: string, el: Element) => void,
 *   describe: (id: string) => import("./tips.js").Tip}} Choice
 */

/** @type {WeakMap<HTMLElement, string>} what each box shows, so that an unchanged one is left alone */
const shown = new WeakMap();

/** @param {HTMLElement} box @param {unknown} content @param {() => Node[]} build */
function refresh(box, content, build) {
  const key = JSON.stringify([content, t("you"), state.rest]);
  if (shown.get(box) === key && box.hasChildNodes()) return;
  shown.set(box, key);
  const held = /** @type {HTMLElement | null} */ (box.contains(document.activeElement) ? document.activeElement : null)?.dataset.id;
  box.replaceChildren(...build());
  if (held) find(box, withId(held))?.focus();
}

/**
 * All players in the side column, one's own goods in the own area.
 * @param {HTMLElement} side @param {HTMLElement} own @param {Scene} scene @param {Seat[]} seats @param {Choice} choice
 */
export function drawPanels(side, own, scene, seats, choice) {
  const panels = scene.panels ?? [];
  while (side.children.length > panels.length) side.lastElementChild?.remove();
  side.dataset.players = String(panels.length);
  own.hidden = !panels.some((panel) => panel.seat === scene.seat);
  panels.forEach((panel, at) => {
    const seat = seats.find((one) => one.seat === panel.seat) ?? { name: `${panel.seat + 1}`, tone: panel.tone };
    const mine = panel.seat === scene.seat;
    const marks = [...(panel.goods ?? []), ...(panel.cards ?? [])].map(({ id }) => (id ? [choice.legal(id), choice.chosen(id)] : 0));
    const box = /** @type {HTMLElement} */ (side.children[at] ?? side.appendChild(h("article")));
    const open = box.classList.contains("open");
    box.className = ["panel", panel.active && "active", panel.turn && "turn", mine && "mine", open && "open"].filter(Boolean).join(" ");
    tone(box, panel.tone);
    refresh(box, [panel, seat, state.clocked, mine || marks], () => [head(panel, seat, mine), ...(mine ? [] : [unfold(box, seat.name), ...body(panel, choice)])]);
    if (!mine) return;
    tone(own, panel.tone);
    own.classList.toggle("active", Boolean(panel.active));
    const before = findAll(own, "ul").map((line) => line.scrollLeft);
    refresh(own, [panel, seat, state.clocked, marks], () => [
      h("h2", { class: "who", "aria-label": named(seat.name, t("points", { count: panel.score })) }, mark(seat.tone), h("span", {}, seat.name), clock(panel.seat),
        h("b", { class: "score", title: t("points", { count: panel.score }) }, number(panel.score))),
      ...body(panel, choice)]);
    reveal(own, before);
  });
}

/** Where lines of the own area scroll sideways: keep their place, and bring what can be chosen into sight, unless some of it is. @param {HTMLElement} own @param {number[]} before */
function reveal(own, before) {
  findAll(own, "ul").forEach((line, at) => {
    if (line.scrollWidth <= line.clientWidth) return;
    line.scrollLeft = before[at] ?? 0;
    const edge = line.getBoundingClientRect();
    const cards = findAll(line, ".card.target").map((card) => card.getBoundingClientRect());
    if (cards.length && !cards.some(({ left, right }) => left >= edge.left && right <= edge.right)) line.scrollLeft += cards[0].left - edge.left - 8;
  });
}

/** @param {Panel} panel @param {Partial<Seat> & Pick<Seat, "name" | "tone">} seat @param {boolean} mine */
function head(panel, seat, mine) {
  const kind = mine && !state.hello.shared ? t("you") : seat.kind === "bot" ? [t("bot"), seat.level].filter(Boolean).join(", ") : seat.kind === "open" ? t("open_seat") : seat.online === false ? t("away") : "";
  const does = state.rest ? "" : panel.active ? t("deciding") : panel.turn ? t("on_turn") : "";
  return h("header", {},
    mark(seat.tone),
    h("h3", {}, seat.name, kind && " ", kind && tip(h("small", {}, kind), { title: kind, text: seat.about })),
    clock(panel.seat),
    does && h("span", { class: "state" }, does),
    panel.rank ? h("span", { class: "rank", title: t("rank") }, `${panel.rank}.`) : "",
    h("b", { class: "score", "aria-label": t("points", { count: panel.score }) }, number(panel.score)));
}

/** Where a seat's time is written (clock.js), at a table with clocks. @param {number} seat */
const clock = (seat) => state.clocked && h("b", { class: "clock", role: "timer", "data-seat": seat });

/** The button that opens a rival's panel, where a low screen folds it. @param {HTMLElement} box @param {string} name */
function unfold(box, name) {
  const toggle = () => button.setAttribute("aria-expanded", String(box.classList.toggle("open")));
  const button = tool("unfold", toggle, { bare: true, class: "bare unfold", "aria-expanded": String(box.classList.contains("open")), "aria-label": named(t("unfold"), name) });
  return button;
}

/** @param {Panel} panel @param {Choice} choice */
function body(panel, choice) {
  /** @param {string} id @param {(Node | string | false)[]} face @param {string} [words] */
  const clickable = (id, face, words) => {
    const can = choice.legal(id);
    return h("li", {}, tip(h("button", {
      type: "button", class: `card${can ? " target" : ""}${choice.chosen(id) ? " picked" : ""}`, "data-id": id, "aria-disabled": !can && "true", "aria-label": words,
      click: (/** @type {Event} */ event) => choice.pick(id, /** @type {Element} */ (event.currentTarget)),
    }, face), () => choice.describe(id)));
  };
  const goods = (panel.goods ?? []).map((good) => {
    const { limit = -1, id } = good, full = limit >= 0;
    const amount = full ? t("limit", { count: good.count, limit }) : number(good.count);
    const face = [glyph(good.symbol, good.tone), h("b", {}, number(good.count)), full && h("small", {}, `/${limit}`)];
    if (id) return clickable(id, face, named(good.label, amount));
    return tip(h("li", { tabindex: 0, class: good.count ? "" : "none", "aria-label": named(good.label, amount) }, face),
      { title: named(good.label, amount), text: good.tip });
  });
  const cards = (panel.cards ?? []).map((card) => {
    const { id } = card, many = (card.count ?? 1) > 1;
    const face = [glyph(card.symbol, card.tone), h("span", {}, card.label), many && h("b", {}, `×${card.count}`)];
    if (!id) return h("li", {}, tip(h("span", { class: "card", tabindex: 0 }, face), { title: card.label, text: card.tip }));
    return clickable(id, face);
  });
  return [
    ...(goods.length ? [h("ul", { class: "goods" }, goods)] : []),
    ...(cards.length ? [h("ul", { class: "cards" }, cards)] : []),
    ...(panel.notes ?? []).map((note) => h("p", { class: "note" }, note)),
  ];
}

/** The score sheet as a table. @param {Scene} scene @param {Seat[]} seats */
export function sheet(scene, seats) {
  const panels = scene.panels ?? [], rows = scene.sheet ?? [];
  const guess = rows.some((row) => row.final === false);
  const name = (/** @type {Panel} */ panel) => seats.find((seat) => seat.seat === panel.seat)?.name ?? "";
  const line = (/** @type {string} */ label, /** @type {(number | string | undefined)[]} */ values, kind = "") =>
    h("tr", { class: kind }, h("th", { scope: "row" }, label), values.map((value) => h("td", {}, number(value ?? ""))));
  return [
    h("div", { class: "wide" }, h("table", { class: "sheet" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("category")), panels.map((panel) =>
        h("th", { scope: "col", title: name(panel) }, mark(panel.tone), name(panel))))),
      h("tbody", {}, rows.map((row) => line(row.final === false ? `≈ ${row.label}` : row.label, panels.map((panel) => row.points[panel.seat]),
        row.final === false ? "forecast" : ""))),
      h("tfoot", {}, line(t("total"), panels.map((panel) => panel.score)),
        guess && line(`≈ ${t("with_forecast")}`, panels.map((panel) => rows.reduce((sum, row) => sum + (row.points[panel.seat] ?? 0), 0)), "forecast"),
        scene.over && panels.length > 1 && line(t("rank"), panels.map((panel) => (panel.rank ? `${panel.rank}.` : "")))))),
    guess && h("p", { class: "soft" }, t("forecast_note")),
  ];
}

/** What a group of the final scoring brings everybody. @param {Group} group @param {Seat[]} seats */
export const gains = ({ points }, seats) => points.map((gain, seat) => h("span", { class: "gain" }, mark(seats[seat]?.tone ?? `seat-${seat}`),
  h("span", {}, seats[seat]?.name ?? ""), " ", h("b", {}, gain > 0 ? `+${gain}` : number(gain))));

/** The final result: what the game says of its end, all ranks, and the final scoring. @param {Scene} scene @param {Seat[]} seats @param {Group[]} finale */
export function result(scene, seats, finale) {
  const order = [...(scene.panels ?? [])].sort((a, b) => (a.rank || 9) - (b.rank || 9));
  const name = (/** @type {Panel} */ panel) => seats.find((seat) => seat.seat === panel.seat)?.name ?? "";
  return [
    h("h2", {}, scene.prompt),
    h("ol", { class: "ranks" }, order.map((panel) => h("li", {}, panel.rank ? `${panel.rank}. ` : "", mark(panel.tone), name(panel), h("b", {}, number(panel.score))))),
    ...(finale.length ? [h("ol", { class: "finale" }, finale.map((group) => h("li", {}, group.label, gains(group, seats))))] : []),
  ];
}
