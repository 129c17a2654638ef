/** What every section of a process shares with all others: the language's own objects and what the servers use. */
const shared =
  `Object Function Array String Number Boolean Symbol BigInt Date RegExp Error Promise Map Set WeakMap WeakSet JSON Math
  Reflect Intl Proxy Uint8Array ArrayBuffer URL URLSearchParams Headers Request Response AbortController AbortSignal
  TextEncoder TextDecoder fetch setTimeout clearTimeout setInterval queueMicrotask structuredClone console process`.split(
    /\s+/,
  );
/** Of the process alone these: others change by themselves. */
const processParts = new Set(['exit', 'kill', 'on', 'emit', 'nextTick', 'send', 'env', 'cwd']);

/** Name → its value at this moment: `Array.prototype.map`. */
export type Intrinsics = ReadonlyMap<string, unknown>;

/** Remembers what code could replace for everybody. */
export function rememberIntrinsics(): Intrinsics {
  const found = new Map<string, unknown>();
  for (const name of shared) {
    const value = (globalThis as Record<string, unknown>)[name];
    found.set(name, value);
    add(found, name, value);
    if (typeof value === 'function') add(found, `${name}.prototype`, value.prototype);
  }
  return found;
}

/** @returns the names that are not what they were, or were not there */
export function changedIntrinsics(before: Intrinsics): string[] {
  const after = rememberIntrinsics();
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  );
}

function add(found: Map<string, unknown>, name: string, owner: unknown): void {
  if (owner === null || (typeof owner !== 'object' && typeof owner !== 'function')) return;
  for (const key of Reflect.ownKeys(owner)) {
    if (name === 'process' && !processParts.has(String(key))) continue;
    // What an expression matched last.
    if (name === 'RegExp') continue;
    const property: { get?: unknown; value?: unknown } | undefined = Object.getOwnPropertyDescriptor(owner, key);
    found.set(`${name}.${String(key)}`, property?.get ?? property?.value);
  }
}
