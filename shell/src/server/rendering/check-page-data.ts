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
  const changed = findChanged(data, []);
  if (!changed) return;
  const place = changed.keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  const at = place ? ` at ${place.replace(/^\./, '')}` : '';
  throw new Error(`its data have ${changed.what}${at}: the browser would get something else`);
}

/** A part that JSON would change. */
interface Change {
  what: string;
  /** The names and numbers that lead to it. */
  keys: (string | number)[];
}

/** @param above the objects that contain the value @param key of the value in the innermost of them */
function findChanged(value: unknown, above: object[], key?: string | number): Change | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { what: `${value}`, keys: [] };
  if (value === undefined) return typeof key === 'number' ? { what: 'undefined', keys: [] } : undefined;
  if (typeof value !== 'object') return { what: `a ${typeof value}`, keys: [] };
  if (above.includes(value)) return { what: 'themselves in them', keys: [] };
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value))
    return { what: `a ${value.constructor?.name ?? 'child of another object'}`, keys: [] };
  const [symbol] = Object.getOwnPropertySymbols(value);
  if (symbol && !isModule(value)) return { what: `a ${String(symbol)} as a name`, keys: [] };
  above.push(value);
  // `entries` also visits the gaps in a list.
  for (const [inside, part] of isList ? value.entries() : Object.entries(value)) {
    const changed = findChanged(part, above, inside);
    if (changed) return { what: changed.what, keys: [inside, ...changed.keys] };
  }
  above.pop();
  return undefined;
}

function isModule(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Module]';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
