import { EventEmitter } from 'node:events';

type Shared = Record<PropertyKey, unknown>;

/** Not frozen: Node keeps state on the first group, and creates the second only when it is first used. */
const skippedGlobals = new Set(['global', 'globalThis', 'process', 'console', 'performance', 'navigator']);
const lazyGlobals = new Set(['localStorage', 'sessionStorage', 'crypto', 'WebSocket', 'EventSource', 'Storage']);
/** Properties that libraries often assign on their own objects and errors, which a frozen property of the prototype would forbid. */
const overridable: readonly [object, readonly string[]][] = [
  [
    Object.prototype,
    ['constructor', 'toString', 'toLocaleString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'],
  ],
  [Function.prototype, ['constructor', 'toString']],
  ...[Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map(
    ({ prototype }): [object, readonly string[]] => [prototype, ['constructor', 'name', 'message', 'toString']],
  ),
];
/** Libraries set it while they read a stack. */
const writable = new Map<object, readonly string[]>([[Error, ['stackTraceLimit']]]);

/**
 * From now on nothing can change the objects that all remotes share: the language's own, and the platform's additions to them.
 * To be called when all of the shell's code is loaded, and before a remote's is.
 * @param packages objects of shared packages whose own properties are not to change
 */
export function freezeIntrinsics(packages: readonly object[] = []): void {
  for (const [prototype, names] of overridable) names.forEach((name) => allowOverride(prototype, name));
  // React sets and restores this property while it describes a component: allowed, but without effect.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {}, configurable: false });
  const seen = new Set<unknown>();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (skippedGlobals.has(name) || lazyGlobals.has(name)) continue;
    freezeAll((globalThis as unknown as Shared)[name], seen);
    pin(globalThis, name);
  }
  const hidden = [
    Object.getPrototypeOf(async () => {}),
    Object.getPrototypeOf(function* () {}),
    Object.getPrototypeOf(async function* () {}),
    Object.getPrototypeOf([][Symbol.iterator]()),
    Object.getPrototypeOf(new Map()[Symbol.iterator]()),
    Object.getPrototypeOf(new Set()[Symbol.iterator]()),
    Object.getPrototypeOf(''[Symbol.iterator]()),
    Object.getPrototypeOf(/./g[Symbol.matchAll]('')),
  ] as unknown[];
  hidden.forEach((one) => freezeAll(one, seen));
  freezeEmitters();
  for (const name of Object.getOwnPropertyNames(console)) pin(console, name);
  for (const name of ['nextTick', 'emitWarning', 'hrtime', 'cpuUsage', 'memoryUsage', 'cwd', 'uptime'] as const) {
    pin(process, name);
    Object.freeze(process[name]);
  }
  for (const name of ['performance', 'navigator', 'crypto', 'console', 'process'] as const) fix(name);
  // Their methods are on their prototypes, which are frozen.
  for (const one of [performance, navigator, crypto]) Object.preventExtensions(one);
  packages.forEach((one) => Object.freeze(one));
}

function freezeAll(value: unknown, seen: Set<unknown>): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) {
    const property: Shared = { ...Object.getOwnPropertyDescriptor(value, key) };
    for (const part of ['value', 'get', 'set']) freezeAll(property[part], seen);
  }
  freezeAll(Object.getPrototypeOf(value), seen);
  const kept = writable.get(value);
  if (!kept) return void Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) if (!kept.includes(String(key))) pin(value, key);
  Object.preventExtensions(value);
}

/**
 * The process leads to what requests and connections inherit from: whoever replaced a method of it would get all visitors' requests. Node
 * and libraries give objects that inherit from it properties and methods of their own.
 */
function freezeEmitters(): void {
  const { prototype } = EventEmitter;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (typeof value === 'function') allowOverride(prototype, name);
    else Object.defineProperty(prototype, name, { configurable: false });
  Object.preventExtensions(prototype);
  for (const key of Reflect.ownKeys(EventEmitter)) pin(EventEmitter, key);
}

/** Makes the property impossible to replace; the object that it holds is not changed. */
function pin(target: object, key: PropertyKey): void {
  const descriptor = Object.getOwnPropertyDescriptor(target, key);
  if (!descriptor?.configurable) return;
  if ('value' in descriptor)
    Object.defineProperty(target, key, { ...descriptor, writable: false, configurable: false });
  else if (target === globalThis && typeof (target as Shared)[key] === 'function')
    Object.defineProperty(target, key, {
      value: (target as Shared)[key],
      enumerable: descriptor.enumerable ?? false,
      writable: false,
      configurable: false,
    });
}

/** Fixes a global name to its current value. */
function fix(name: keyof typeof globalThis): void {
  const enumerable = Object.getOwnPropertyDescriptor(globalThis, name)?.enumerable ?? false;
  Object.defineProperty(globalThis, name, {
    value: globalThis[name] as unknown,
    enumerable,
    writable: false,
    configurable: false,
  });
}

/** Freezes the prototype's own property, but lets an object that inherits it have one of its own. */
function allowOverride(prototype: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor?.configurable || !('value' in descriptor)) return;
  const value: unknown = descriptor.value;
  Object.defineProperty(prototype, name, {
    configurable: false,
    enumerable: descriptor.enumerable ?? false,
    get: () => value,
    set(this: object, own: unknown) {
      if (this === prototype) throw new TypeError(`Cannot assign to read only property '${name}' of a shared object`);
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
  });
}
