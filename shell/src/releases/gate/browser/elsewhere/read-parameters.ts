import type { Page } from '@playwright/test';

/** The global under which a page keeps the parameters that were read. Passed as an argument, because the functions run in the browser. */
export const parametersName = 'ofgc-parameters';

/** Names the parameters that a section has read, or a script that no section has. */
type Kept = (section: string) => string[];

/** Remembers which parameters of addresses are read, and by whom. It has to begin before `rememberShared`, which reports later changes. Runs in the browser. */
export function rememberParameters(name: string): void {
  const { prototype } = URLSearchParams;
  const read = new Map<string, Set<string>>();
  const remember = (parameter: unknown) => {
    const [readBy = ''] = /\/assets\/\w+/.exec(new Error('read').stack ?? '') ?? [];
    read.set(readBy, (read.get(readBy) ?? new Set()).add(String(parameter)));
  };
  for (const method of ['get', 'getAll', 'has'] as const) {
    const ask = prototype[method] as (...words: unknown[]) => unknown;
    Object.assign(prototype, {
      [method](this: URLSearchParams, ...words: unknown[]) {
        remember(words[0]);
        return Reflect.apply(ask, this, words);
      },
    });
  }
  const kept: Kept = (section) => [...(read.get('') ?? []), ...(read.get(`/assets/${section}`) ?? [])];
  Object.defineProperty(globalThis, name, { value: kept });
}

/** The parameters that scripts of a section have read since the page was loaded. */
export function parametersOf(page: Page, section: string): Promise<string[]> {
  return page.evaluate(([name, of]) => (globalThis as unknown as Record<string, Kept>)[name]?.(of) ?? [], [
    parametersName,
    section,
  ] as [string, string]);
}
