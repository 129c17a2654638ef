/** One remembered property: its name for messages, its object, its key, and its descriptor at the beginning. */
type Remembered = [path: string, holder: object, key: PropertyKey, was: PropertyDescriptor | undefined];

/** The global under which a page keeps the remembered properties. Passed as an argument, because both functions run in the browser. */
export const keptName = 'ofgc-shared';

/**
 * Remembers everything that all scripts of a page share, before any of them runs: the window's properties, those of its constructors and
 * their prototypes, and those that `document`, `navigator` and others inherit. Runs in the browser.
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
  // A property set on one of these objects would hide the one it inherits.
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

/** The names of the properties that have changed. Runs in the browser. */
export function replacedShared(name: string): string[] {
  const found = (globalThis as unknown as Record<string, Remembered[]>)[name] ?? [];
  const replaced = found.filter(([, holder, key, was]) => {
    const is = Object.getOwnPropertyDescriptor(holder, key);
    if (!is || !was) return is !== was;
    return is.value !== was.value || is.get !== was.get || is.set !== was.set;
  });
  return replaced.map(([path]) => path);
}
