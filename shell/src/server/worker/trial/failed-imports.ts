import { registerHooks } from 'node:module';

/** An error of a module while it was imported. */
export interface FailedImport {
  /** The address of the release's file that has the module in it. */
  file: string;
  error: unknown;
}

const name = 'ofgc.failed-import';
/** Runs after a file whose modules the bundler keeps by their ids, and on a line of its own, because source maps count columns. */
const watched = `
for (const id of Object.keys(__webpack_modules__)) {
  const run = __webpack_modules__[id];
  __webpack_modules__[id] = function (...given) {
    try {
      return run.apply(this, given);
    } catch (error) {
      globalThis[Symbol.for(${JSON.stringify(name)})](import.meta.url, error);
      throw error;
    }
  };
}
`;

/**
 * Watches modules that fail when a release's code imports them later on, which that code may catch.
 * @param folder of all releases, with a slash at its end @returns gives the errors until now
 */
export function watchImports(folder: string): () => FailedImport[] {
  const failed = new Map<unknown, FailedImport>();
  Object.defineProperty(globalThis, Symbol.for(name), {
    value: (file: string, error: unknown) => void (failed.has(error) || failed.set(error, { file, error })),
  });
  registerHooks({
    load(address, context, next) {
      const loaded = next(address, context);
      if (!address.startsWith(folder) || loaded.source === undefined || loaded.source === null) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return source.includes('var __webpack_modules__') ? { ...loaded, source: source + watched } : loaded;
    },
  });
  return () => [...failed.values()];
}
