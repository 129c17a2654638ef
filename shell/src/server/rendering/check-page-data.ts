/** The most characters that the data of one slot may have as JSON: each page with that slot carries them. */
const mostLetters = 256 * 1024;

/** @param data of a slot, sent as part of the page @throws where it cannot be written as JSON, or is too large */
export function checkSendable(data: unknown): void {
  const letters = JSON.stringify(data)?.length ?? 0;
  if (letters > mostLetters) throw new Error(`its data have ${letters} letters; ${mostLetters} are the most`);
}

/** Whether the data can be written as JSON, and so sent as part of a page. */
export function isSendable(data: unknown): boolean {
  try {
    JSON.stringify(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * The server renders with the data and the browser hydrates with its JSON: where JSON changes the data, the two pages differ.
 * @throws where the browser would get different data, naming the first place
 */
export function checkUnchanged(data: unknown): void {
  const changed = findChanged(data, '', []);
  if (changed) throw new Error(`its data have ${changed}: the browser would get something else`);
}

/** @param above the objects that contain the value @returns the part that JSON would change, and where it is */
function findChanged(value: unknown, place: string, above: readonly unknown[]): string | undefined {
  const at = place ? ` at ${place}` : '';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}${at}`;
  if (value === undefined) return place.endsWith(']') ? `undefined${at}` : undefined;
  if (typeof value !== 'object') return `a ${typeof value}${at}`;
  if (above.includes(value)) return `themselves in them${at}`;
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return `a ${value.constructor?.name ?? 'child of another object'}${at}`;
  const [symbol] = Object.getOwnPropertySymbols(value);
  if (symbol && !isModule(value)) return `a ${String(symbol)} as a name${at}`;
  // `entries` also visits the gaps in a list.
  for (const [key, part] of isList ? value.entries() : Object.entries(value)) {
    const inside = isList ? `${place}[${key}]` : place ? `${place}.${key}` : String(key);
    const changed = findChanged(part, inside, [...above, value]);
    if (changed) return changed;
  }
  return undefined;
}

function isModule(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Module]';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
