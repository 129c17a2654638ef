/** How many values of one variable are looked at. */
const most = 5_000;
/** Built-in classes whose content cannot be read, such as `WeakMap`, or never changes, such as `RegExp`. */
const closed = [Promise, WeakMap, WeakSet, WeakRef, RegExp];

/**
 * A text that is the same as long as a value, and what is in it, is the same. The order of entries does not count, since a cache may
 * have the last used one at its end.
 * @param onInside is called with functions and objects of classes, which have variables and fields that only the inspector gives
 */
export function fingerprintValue(value: unknown, onInside: (one: object) => void = () => {}): string {
  const seen = new Set<unknown>();
  const print = (one: unknown): string => {
    if (typeof one === 'string') return JSON.stringify(one);
    if ((typeof one !== 'object' && typeof one !== 'function') || one === null) return String(one);
    if (seen.has(one) || seen.size >= most) return '…';
    seen.add(one);
    if (one instanceof Date) return `Date ${one.getTime()}`;
    if (ArrayBuffer.isView(one))
      return `bytes ${Buffer.from(one.buffer, one.byteOffset, one.byteLength).toString('latin1')}`;
    if (one instanceof Error) return `Error ${JSON.stringify(one.message)}`;
    if (kindOf(one) === '[object Module]') return 'module';
    if (closed.some((kind) => one instanceof kind) || isOfIntl(one)) return kindOf(one);
    if (one instanceof Map) return `${kindOf(one)} ${one.size} ${entries([...one])}${own(one)}`;
    if (one instanceof Set) return `${kindOf(one)} ${one.size} ${[...one].map(print).toSorted().join()}${own(one)}`;
    if (Array.isArray(one)) return `[${one.length}: ${one.map(print).join()}]`;
    if (typeof one === 'function' || isOfClass(one)) onInside(one);
    return kindOf(one) + own(one);
  };
  const entries = (pairs: [unknown, unknown][]) =>
    pairs
      .map(([key, each]) => `${print(key)}=${print(each)}`)
      .toSorted()
      .join();
  const own = (one: object) => {
    const found: [unknown, unknown][] = [];
    for (const key of Reflect.ownKeys(one)) {
      if (typeof one === 'function' && (key === 'prototype' || key === 'name' || key === 'length')) continue;
      const property = Object.getOwnPropertyDescriptor(one, key);
      // Getters are left out: their value is computed when it is read, so it is not kept.
      if (property && 'value' in property) found.push([String(key), property.value]);
    }
    return found.length > 0 ? `{${entries(found)}}` : '';
  };
  try {
    return print(value);
  } catch {
    return 'unreadable';
  }
}

function kindOf(one: object): string {
  return Object.prototype.toString.call(one);
}

function isOfIntl(one: object): boolean {
  return kindOf(one).startsWith('[object Intl.');
}

function isOfClass(one: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(one);
  return prototype !== null && prototype !== Object.prototype;
}
