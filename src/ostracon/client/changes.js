/** Makes the next scene from the one before and what changed. What stayed stays the same object. */

/** @import { Changes, Edits } from "./messages.js" */
/** @import { Scene } from "./wire.js" */

/** @typedef {{id?: string, seat?: number}} Part a piece, spot or panel */

/** @param {Part} part */
const nameOf = (part) => part.id ?? part.seat ?? "";

/** @param {Scene} before @param {Changes} changes @returns {Scene} */
export function changed(before, changes) {
  const { pieces, spots, panels, ...fields } = changes;
  /** @type {Record<string, unknown>} */ const after = { ...before, ...fields };
  for (const [name, edits] of Object.entries({ pieces, spots, panels }))
    if (edits !== undefined) after[name] = edits && edited(/** @type {any} */ (before)[name] ?? [], /** @type {Edits<Part>} */ (edits));
  for (const name in changes) if (after[name] === null) delete after[name];
  return /** @type {any} */ (after);
}

/** @template {Part} P @param {P[]} parts @param {Edits<P>} edits */
function edited(parts, { gone = [], put = [], order }) {
  const fresh = new Map(put.map(([, part]) => [nameOf(part), part]));
  const left = new Set([...gone, ...fresh.keys()]);
  const kept = parts.filter((part) => !left.has(nameOf(part)));
  if (order) {
    for (const part of kept) fresh.set(nameOf(part), part);
    return order.map((name) => fresh.get(name));
  }
  for (const [place, part] of put) kept.splice(place, 0, part);
  return kept;
}
