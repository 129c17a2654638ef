/** What of one object is remembered: where it stands, and what it was. */
type Remembered = [path: string, holder: object, key: PropertyKey, was: PropertyDescriptor | undefined];

/** The name under which a page keeps what was remembered. It is an argument of both functions, because they run in the browser. */
export const keptName = 'ofgc-shared';

/**
 * Remembers what all scripts of a page share, before any of them runs: what the window has, what its constructors have and give, and
 * what `document`, `navigator` and others have of their kinds. Runs in the browser.
 */
export function rememberShared(name: string): void {
  const found: Remembered[] = [];
  const remember = (path: string, holder: object, keys: readonly PropertyKey[]) => {
    for (const key of keys) {
      const was = Object.getOwnPropertyDescriptor(holder, key);
      if (!was || ['function', 'object'].includes(typeof was.value) || was.get || was.set)
        found.push([path + String(key), holder, key, was]);
    }
  };
  const all = Reflect.ownKeys;
  const page = globalThis as unknown as Record<string, object>;
  remember('', globalThis, all(globalThis));
  for (const key of Object.getOwnPropertyNames(globalThis)) {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
    if (typeof value !== 'function') continue;
    remember(`${key}.`, value as object, all(value));
    const { prototype } = value as { prototype?: object };
    if (prototype) remember(`${key}.prototype.`, prototype, all(prototype));
  }
  for (const key of ['JSON', 'Math', 'Reflect', 'Intl', 'console']) {
    const holder = page[key] ?? {};
    remember(`${key}.`, holder, all(holder));
  }
  // What is put on one of these stands before what all of its kind have.
  for (const key of ['document', 'history', 'navigator', 'localStorage', 'sessionStorage', 'performance', 'crypto']) {
    const holder = page[key] ?? {};
    const kind = Object.getPrototypeOf(holder) as object;
    remember(
      `${key}.`,
      holder,
      [...all(kind), ...all(Object.getPrototypeOf(kind))].filter((one) => one !== 'constructor'),
    );
  }
  Object.defineProperty(globalThis, name, { value: found });
}

/** What is not as it was. Runs in the browser. */
export function replacedShared(name: string): string[] {
  const found = (globalThis as unknown as Record<string, Remembered[]>)[name] ?? [];
  const replaced = found.filter(([, holder, key, was]) => {
    const is = Object.getOwnPropertyDescriptor(holder, key);
    if (!is || !was) return is !== was;
    return is.value !== was.value || is.get !== was.get || is.set !== was.set;
  });
  return replaced.map(([path]) => path);
}
