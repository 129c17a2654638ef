import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import type { Component } from 'react';
import type { RouteObject } from 'react-router';
import type { StartTimer } from '../../../composition/start-timer.ts';
import { loaderTimeout, slotTimeout } from '../../../timeouts.ts';
import type { RemoteContext } from '../origin/remote-context.ts';
import { Breaker } from './breaker.ts';

type Guard = <Value>(part: string, value: Value) => Value;

/** The remote with every entry into its code noted: routes, loaders, actions, components, slots, texts; its data has a time limit. */
export function guardRemote(
  remote: RemoteModule,
  version: string,
  foreign: RemoteContext,
  startTimer?: StartTimer,
): RemoteModule {
  const guard: Guard = (part, value) => {
    if (typeof value !== 'function') return value;
    const run = <Result>(work: () => Result) => foreign.run({ remote: remote.name, version, part }, work);
    return (
      isClassComponent(value) ? guardedClass(value, run) : guarded(value as unknown as Callable, run)
    ) as typeof value;
  };
  const breaker = new Breaker(remote.name, startTimer);
  return {
    ...remote,
    routes: remote.routes.map((route) => guardRoute(route, guard, breaker)),
    slots: Object.fromEntries(
      Object.entries(remote.slots).map(([name, load]) => [name, guardSlot(name, load, guard, breaker)] as const),
    ),
    locales: Object.fromEntries(
      Object.entries(remote.locales).map(([locale, load]) => [locale, guard(`locale.${locale}`, load)]),
    ) as Record<keyof RemoteModule['locales'], () => Promise<{ default: Catalogue }>>,
  };
}

type ClassComponent = typeof Component & { displayName?: string };
type Callable = (this: unknown, ...given: unknown[]) => unknown;

/** Wraps a function and keeps its static properties (a loader's `hydrate`, a component's `displayName`) and its name. */
function guarded(value: Callable, run: (work: () => unknown) => unknown): Callable {
  const { name } = value;
  const entered: Callable = function (this: unknown, ...given) {
    return run(() => value.apply(this, given));
  };
  return Object.assign(Object.defineProperty(entered, 'name', { value: name }), value);
}

/** Extends a class component so that making and rendering it are noted; as a subclass it stays a boundary for errors. */
function guardedClass(value: ClassComponent, run: <Result>(work: () => Result) => Result): ClassComponent {
  const made = new Proxy(value, {
    construct: (target, given, newTarget) => run(() => Reflect.construct(target, given, newTarget) as Component),
  });
  return class extends made {
    static override readonly displayName = value.displayName ?? value.name;

    override render() {
      return run(() => super.render());
    }
  };
}

/** The same function with a time limit. */
function bounded(value: unknown, wait: (work: () => unknown) => Promise<unknown>): unknown {
  return typeof value === 'function' ? guarded(value as Callable, wait) : value;
}

function guardRoute(route: RouteObject, guard: Guard, breaker: Breaker): RouteObject {
  const part = route.id ?? route.path ?? '';
  const { lazy } = route;
  return {
    ...guardRouteModule(part, route, guard, breaker),
    ...(typeof lazy === 'function' && {
      lazy: () => guard(part, lazy)().then((loaded) => guardRouteModule(part, loaded, guard, breaker)),
    }),
    ...(route.children && { children: route.children.map((child) => guardRoute(child, guard, breaker)) }),
  } as RouteObject;
}

function guardRouteModule<Module extends object>(part: string, module: Module, guard: Guard, breaker: Breaker): Module {
  const inTime = (work: () => unknown) => breaker.wait(part, loaderTimeout, work);
  const entries = Object.entries(module).map(([key, value]: [string, unknown]) => [
    key,
    key === 'handle' && value && typeof value === 'object'
      ? guardAll(part, value, guard)
      : key === 'lazy' || key === 'children'
        ? value
        : key === 'loader'
          ? bounded(guard(part, value), inTime)
          : guard(part, value),
  ]);
  return Object.fromEntries(entries) as Module;
}

function guardSlot(
  name: string,
  load: RemoteModule['slots'][string],
  guard: Guard,
  breaker: Breaker,
): RemoteModule['slots'][string] {
  const inTime = (work: () => unknown) => breaker.wait(name, slotTimeout, work);
  return () =>
    guard(name, load)().then(({ slot, ...rest }) => {
      const parts = Object.entries(guardAll(name, slot, guard)).map(([key, value]: [string, unknown]) => [
        key,
        key === 'load' ? bounded(value, inTime) : value,
      ]);
      return { ...rest, slot: Object.fromEntries(parts) as typeof slot };
    });
}

function guardAll<Values extends object>(part: string, values: Values, guard: Guard): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [key, guard(part, value)]),
  ) as Values;
}

function isClassComponent(value: unknown): value is ClassComponent {
  return Boolean((value as { prototype?: { isReactComponent?: unknown } }).prototype?.isReactComponent);
}
