import { createScopeReader, type Scope } from './scopes.ts';
import { fingerprintValue } from './fingerprint-value.ts';
import type { RunModule } from './watched-modules.ts';

/** A variable of a module, or of a function or object that a module made when it was imported. */
export interface KeptVariable {
  name: string;
  /** A function of the same module: modules themselves have no names in a release. */
  beside: string | undefined;
  /** The same as long as the value is the same. */
  print: string;
}

/** What modules keep, by a key for each variable. */
export type ModuleState = ReadonlyMap<string, KeptVariable>;
/** @param keys of an earlier reading: only the modules of these variables are read */
export type StateReader = (keys?: readonly string[]) => ModuleState;

/** Variables that the bundler adds: what a module imports is read where it was made. */
const ofBundler = /^__(?:webpack|rspack|unused|contract)_|__rspack_import_\d+$/;
/** How many functions and objects with something of their own are looked into for one variable. */
const mostInner = 30;
const outside = new Set(['Module', 'Script', 'Global']);

/** @param ran gives the modules that have run @returns makes the reader of one release */
export function createStateReader(
  ran: () => readonly RunModule[],
): (release: { name: string; version: string }) => StateReader {
  const readScopes = createScopeReader();
  return ({ name, version }) => {
    /** Modules of functions alone. */
    const settled = new Set<RunModule>();
    /** Functions and objects that have nothing of their own, which never changes. */
    const plain = new WeakSet<object>();
    return (keys) => {
      const run = ran().filter((one) => one.file.includes(`/${name}/${version}/`));
      const modules = run.filter((one) => !settled.has(one) && (keys?.some((key) => isOf(key, one)) ?? true));
      const asked = modules.flatMap((module) => module.inside().map((inside) => ({ module, inside })));
      const read = readScopes(asked.map(({ inside }) => inside));
      const found: Found = { state: new Map(), inner: [] };
      const active = new Set<RunModule>();
      asked.forEach(({ module }, at) => {
        for (const { kind, variables } of read[at]?.scopes ?? []) {
          const isOwn = module.id === undefined ? kind === 'Module' : !outside.has(kind);
          if (isOwn && addVariables(found, module, variables)) active.add(module);
        }
      });
      for (const module of modules)
        if (module.inside().length === 0 && addVariables(found, module, module.exported())) active.add(module);
      for (const module of modules) if (!active.has(module)) settled.add(module);

      const scripts = new Set(read.map(({ script }) => script));
      const known = new Set(run.map(({ id }) => `Closure (${id})`));
      const inner = found.inner.filter(({ one }) => !plain.has(one));
      const makers = readScopes(inner.map(({ one }) => makerOf(one)));
      // Functions and classes of packages and of the shell are left out: their state is not the section's.
      const own = inner.filter((_, at) => makers[at]?.script !== undefined && scripts.has(makers[at].script));
      const insides = readScopes(own.map(({ one }) => one));
      const withOwn = new Set<object>();
      own.forEach((one, at) => {
        const scopes = withoutModules(insides[at]?.scopes ?? [], known);
        for (const { kind, variables } of scopes)
          for (const [part, value] of Object.entries(variables))
            found.state.set(`${one.key} ${kind} ${part}`, { ...one.variable, print: fingerprintValue(value) });
        if (scopes.length > 0) withOwn.add(one.one);
      });
      for (const { one } of inner) if (!withOwn.has(one)) plain.add(one);
      return found.state;
    };
  };
}

interface Found {
  state: Map<string, KeptVariable>;
  /** Functions and objects of classes that variables lead to. */
  inner: { one: object; key: string; variable: Omit<KeptVariable, 'print'> }[];
}

const keyOf = ({ file, id }: Pick<RunModule, 'file' | 'id'>) => `${file} ${id} `;
const isOf = (key: string, module: RunModule) => key.startsWith(keyOf(module));

/** @returns whether any of the variables may change */
function addVariables({ state, inner }: Found, { file, id }: RunModule, variables: Scope['variables']): boolean {
  const names = Object.keys(variables).filter((name) => !ofBundler.test(name));
  const functions = names.filter((name) => typeof variables[name] === 'function');
  let mayChange = false;
  for (const name of names) {
    const key = `${keyOf({ file, id })}${name}`;
    if (state.has(key)) continue;
    const value = variables[name];
    const variable = { name, beside: functions.find((one) => one !== name) };
    let place = 0;
    const print = fingerprintValue(value, (one) => {
      // A function with the name of its variable is declared in the module, whose variables are read anyway.
      if (one === value && typeof one === 'function' && one.name === name) return;
      // Only the first ones are looked into; a list that grows is seen by the print of its variable.
      if (place++ < mostInner) inner.push({ one, key: `${key} ${place}`, variable });
    });
    if (place === 0 && typeof value === 'function' && !print.includes('{')) continue;
    mayChange = true;
    state.set(key, { ...variable, print });
  }
  return mayChange;
}

/** The function itself, or the class of an object. */
function makerOf(one: object): object {
  const { constructor } = Object.getPrototypeOf(one) as { constructor?: object };
  return typeof one === 'function' ? one : (constructor ?? one);
}

/** The scopes within the module, which its own functions show. @param known the scopes of modules */
function withoutModules(scopes: readonly Scope[], known: ReadonlySet<string>): Scope[] {
  const end = scopes.findIndex(({ kind }) => outside.has(kind));
  return scopes.slice(0, end < 0 ? undefined : end).filter(({ kind }) => !known.has(kind));
}
