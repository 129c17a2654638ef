/** Global objects that all sections in a process share: the language's own, and those that servers use. */
const shared =
  `Object Function Array String Number Boolean Symbol BigInt Date RegExp Error Promise Map Set WeakMap WeakSet JSON Math
  Reflect Intl Proxy Uint8Array ArrayBuffer URL URLSearchParams Headers Request Response AbortController AbortSignal
  TextEncoder TextDecoder fetch setTimeout clearTimeout setInterval queueMicrotask structuredClone console process`.split(
    /\s+/,
  );
/** The only properties of the process that are compared: others change by themselves. */
const processParts = new Set(['exit', 'kill', 'on', 'emit', 'nextTick', 'send', 'env', 'cwd']);

/** Name → its current value: `Array.prototype.map`. */
export type Intrinsics = ReadonlyMap<string, unknown>;

/** Remembers everything that code could replace for all sections. */
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

/** @returns the names whose values have changed, or that are new or gone */
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
    // The properties of `RegExp` change with each match.
    if (name === 'RegExp') continue;
    const property: { get?: unknown; value?: unknown } | undefined = Object.getOwnPropertyDescriptor(owner, key);
    found.set(`${name}.${String(key)}`, property?.get ?? property?.value);
  }
}
