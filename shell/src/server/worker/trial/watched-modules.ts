import { registerHooks } from 'node:module';

/** An error of a module while it was imported. */
export interface FailedImport {
  /** The address of the release's file that has the module in it. */
  file: string;
  error: unknown;
}

/** A module of a release that has run. */
export interface RunModule {
  file: string;
  /** Its id in the bundler's table; undefined for the file's own code. */
  id: string | undefined;
  /** Functions that see the module's variables. */
  inside: () => object[];
  /** Its exports by their names: what a module without functions keeps is visible in them alone. */
  exported: () => Readonly<Record<string, unknown>>;
}

interface Watch {
  begins: () => void;
  ends: () => void;
  failed: (file: string, error: unknown) => void;
  ran: (file: string, id: string, module: { exports: unknown }) => void;
  read: (file: string, inside: () => void) => void;
}

const name = 'ofgc.watched-modules';
const watch = `globalThis[Symbol.for(${JSON.stringify(name)})]`;
/** Runs after a file, and on a line of its own, because source maps count columns. */
const watchedFile = `\n${watch}.read(import.meta.url, () => {});`;
/** Runs after a file with the bundler's table of modules: each of them is noted when it runs. */
const watchedModules = `
for (const id of Object.keys(__webpack_modules__)) {
  const run = __webpack_modules__[id];
  __webpack_modules__[id] = function (...given) {
    ${watch}.begins();
    try {
      const done = run.apply(this, given);
      ${watch}.ran(import.meta.url, id, given[0]);
      return done;
    } catch (error) {
      ${watch}.failed(import.meta.url, error);
      throw error;
    } finally {
      ${watch}.ends();
    }
  };
}
`;

/** What a process has seen of the modules of releases. */
interface WatchedModules {
  /** Errors of modules that code imported later on, which that code may have caught. */
  failed: () => FailedImport[];
  ran: () => readonly RunModule[];
  /** Whether any module is being loaded. @param line of a stack: whether the module of this line may be one of those */
  isLoading: (line?: string) => boolean;
}

/** Watches the modules of releases. @param folder of all releases, with a slash at its end */
export function watchModules(folder: string): WatchedModules {
  const failed = new Map<unknown, FailedImport>();
  const ran: RunModule[] = [];
  /** Files that have not run to their end yet. */
  const begun = new Set<string>();
  let running = 0;
  const hooks: Watch = {
    failed: (file, error) => void (failed.has(error) || failed.set(error, { file, error })),
    ran: (file, id, module) =>
      void ran.push({
        file,
        id,
        inside: () => functionsOf(module.exports),
        exported: () => ({ ...(module.exports as object) }),
      }),
    read(file, inside) {
      begun.delete(file);
      ran.push({ file, id: undefined, inside: () => [inside], exported: () => ({}) });
    },
    begins: () => void running++,
    ends: () => void running--,
  };
  Object.defineProperty(globalThis, Symbol.for(name), { value: Object.freeze(hooks) });
  registerHooks({
    load(address, context, next) {
      const loaded = next(address, context);
      if (!address.startsWith(folder) || loaded.source === undefined || loaded.source === null) return loaded;
      if (loaded.format !== 'module') return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      begun.add(address);
      const more = source.includes('var __webpack_modules__') ? watchedModules : '';
      return { ...loaded, source: source + watchedFile + more };
    },
  });
  return {
    failed: () => [...failed.values()],
    ran: () => ran,
    isLoading(line) {
      if (line === undefined) return running > 0 || begun.size > 0;
      return line.includes(folder) && (running > 0 || [...begun].some((file) => line.includes(`${file}:`)));
    },
  };
}

/** How many of a module's functions are asked for its variables, where some may be functions of other modules. */
const mostFunctions = 20;

/** A function by which a module gives an export, or the functions that it exports. */
function functionsOf(exports: unknown): object[] {
  if (typeof exports === 'function') return [exports];
  const properties = propertiesOf(exports);
  const getter = properties.find(({ get }) => get)?.get;
  if (getter) return [getter];
  const values = properties.map(({ value }) => value);
  const methods = values.flatMap((value) => propertiesOf(value).map((one) => one.value));
  return [...values, ...methods].filter((one) => typeof one === 'function').slice(0, mostFunctions);
}

function propertiesOf(value: unknown): { get?: () => unknown; value?: unknown }[] {
  return typeof value === 'object' && value !== null ? Object.values(Object.getOwnPropertyDescriptors(value)) : [];
}
