/** One remembered property: its name for messages, its object, its key, and its descriptor at the beginning. */
type Remembered = [path: string, holder: object, key: PropertyKey, was: PropertyDescriptor | undefined];

/** What a page remembers: the properties, and the keys of each object to which nothing may be added, by its name. */
interface Shared {
  properties: Remembered[];
  closed: [path: string, holder: object, keys: ReadonlySet<PropertyKey>][];
}

/** The global under which a page keeps the remembered properties. Passed as an argument, because both functions run in the browser. */
export const keptName = 'ofgc-shared';

/**
 * Remembers everything that all scripts of a page share, before any of them runs: the window's properties, those of its constructors and
 * their prototypes, and those that `document`, `navigator` and others inherit. Runs in the browser.
 */
export function rememberShared(name: string): void {
  const found: Remembered[] = [];
  const closed: Shared['closed'] = [];
  const remember = (path: string, holder: object, keys: readonly PropertyKey[]) => {
    for (const key of keys) {
      const was = Object.getOwnPropertyDescriptor(holder, key);
      if (!was || ['function', 'object'].includes(typeof was.value) || was.get || was.set)
        found.push([path + String(key), holder, key, was]);
    }
  };
  const all = Reflect.ownKeys;
  const close = (path: string, holder: object) => {
    remember(path, holder, all(holder));
    closed.push([path, holder, new Set(all(holder))]);
  };
  const page = globalThis as unknown as Record<string, object>;
  remember('', globalThis, all(globalThis));
  for (const key of Object.getOwnPropertyNames(globalThis)) {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
    if (typeof value !== 'function') continue;
    close(`${key}.`, value as object);
    const { prototype } = value as { prototype?: object };
    if (prototype) close(`${key}.prototype.`, prototype);
  }
  for (const key of ['JSON', 'Math', 'Reflect', 'Intl', 'console']) {
    close(`${key}.`, page[key] ?? {});
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
  Object.defineProperty(globalThis, name, { value: { properties: found, closed } satisfies Shared });
}

/**
 * What has changed: `replaces fetch`, or `adds Array.prototype.last`, which another script may give another meaning. Runs in the browser.
 */
export function changedShared(name: string): string[] {
  const shared = (globalThis as unknown as Record<string, Shared | undefined>)[name];
  if (!shared) return [];
  const replaced = shared.properties.filter(([, holder, key, was]) => {
    const is = Object.getOwnPropertyDescriptor(holder, key);
    if (!is || !was) return is !== was;
    return is.value !== was.value || is.get !== was.get || is.set !== was.set;
  });
  const added = shared.closed.flatMap(([path, holder, keys]) =>
    Reflect.ownKeys(holder)
      .filter((key) => !keys.has(key))
      .map((key) => path + String(key)),
  );
  return [...replaced.map(([path]) => `replaces ${path}`), ...added.map((path) => `adds ${path}`)];
}
