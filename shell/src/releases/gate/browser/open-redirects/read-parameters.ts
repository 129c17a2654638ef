import type { Page } from '@playwright/test';

/** The global under which a page keeps the parameters that were read. Passed as an argument, because the functions run in the browser. */
export const parametersName = 'ofgc-parameters';

/** Names the parameters that a section has read, or a script that no section has. */
type Kept = (section: string) => string[];

/** Remembers which parameters of addresses are read, and by whose scripts, also by others that these call. It has to begin before `rememberShared`, which reports later changes. Runs in the browser. */
export function rememberParameters(name: string): void {
  const { prototype } = URLSearchParams;
  const keys = Reflect.get(prototype, 'keys') as () => Iterable<string>;
  /** Names of return addresses, which a script that takes all parameters may look for afterwards. */
  const usual = ['volver', 'vuelta', 'destino', 'enlace', 'next', 'return', 'redirect', 'url'];
  const read: { parameters: string[]; by: string[] }[] = [];
  const remember = (parameters: string[], mostReaders = Infinity) => {
    const by = [...(new Error('read').stack ?? '').matchAll(/\/assets\/(\w+)/g)].map(([, section = '']) => section);
    read.push({ parameters, by: by.slice(0, mostReaders) });
  };
  for (const method of ['get', 'getAll', 'has'] as const) {
    const ask = prototype[method] as (...words: unknown[]) => unknown;
    Object.assign(prototype, {
      [method](this: URLSearchParams, ...words: unknown[]) {
        remember([String(words[0])]);
        return Reflect.apply(ask, this, words);
      },
    });
  }
  for (const method of ['entries', 'forEach', 'keys', 'values', Symbol.iterator] as const) {
    const take = prototype[method] as (...words: unknown[]) => unknown;
    Object.assign(prototype, {
      [method](this: URLSearchParams, ...words: unknown[]) {
        const names = [...Reflect.apply(keys, this, [])];
        // The router reads empty parameters for every section that asks it for the address: only a section's own reading counts.
        remember([...names, ...usual], names.length > 0 ? Infinity : 1);
        return Reflect.apply(take, this, words);
      },
    });
  }
  const kept: Kept = (section) => [
    ...new Set(read.flatMap(({ parameters, by }) => (by.length === 0 || by.includes(section) ? parameters : []))),
  ];
  Object.defineProperty(globalThis, name, { value: kept });
}

/** The parameters that scripts of a section have read since the page was loaded. */
export function parametersReadBy(page: Page, section: string): Promise<string[]> {
  return page.evaluate(([name, of]) => (globalThis as unknown as Record<string, Kept>)[name]?.(of) ?? [], [
    parametersName,
    section,
  ] as [string, string]);
}
