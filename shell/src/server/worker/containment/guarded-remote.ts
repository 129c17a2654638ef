import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import type { RouteObject } from 'react-router';
import type { ForeignCode } from '../foreign-code.ts';

type Guard = <Value>(part: string, value: Value) => Value;

/** The same remote, with every way into its code noted: routes, loaders, actions, components, slots, texts. */
export function guardRemote(remote: RemoteModule, version: string, foreign: ForeignCode): RemoteModule {
  const guard: Guard = (part, value) =>
    typeof value === 'function' && !isClassComponent(value)
      ? (guarded(value as unknown as Callable, (work) =>
          foreign.run({ remote: remote.name, version, part }, work),
        ) as typeof value)
      : value;
  return {
    ...remote,
    routes: remote.routes.map((route) => guardRoute(route, guard)),
    slots: Object.fromEntries(
      Object.entries(remote.slots).map(([name, load]) => [name, guardSlot(name, load, guard)] as const),
    ),
    locales: Object.fromEntries(
      Object.entries(remote.locales).map(([locale, load]) => [locale, guard(`locale.${locale}`, load)]),
    ) as Record<keyof RemoteModule['locales'], () => Promise<{ default: Catalogue }>>,
  };
}

type Callable = (this: unknown, ...given: unknown[]) => unknown;

/** Static properties (a loader's `hydrate`, a component's `displayName`) and the name stay. */
function guarded(value: Callable, run: (work: () => unknown) => unknown): Callable {
  const { name } = value;
  const entered: Callable = function (this: unknown, ...given) {
    return run(() => value.apply(this, given));
  };
  return Object.assign(Object.defineProperty(entered, 'name', { value: name }), value);
}

function guardRoute(route: RouteObject, guard: Guard): RouteObject {
  const part = route.id ?? route.path ?? '';
  const { lazy } = route;
  return {
    ...guardRouteModule(part, route, guard),
    ...(typeof lazy === 'function' && {
      lazy: () => guard(part, lazy)().then((loaded) => guardRouteModule(part, loaded, guard)),
    }),
    ...(route.children && { children: route.children.map((child) => guardRoute(child, guard)) }),
  } as RouteObject;
}

function guardRouteModule<Module extends object>(part: string, module: Module, guard: Guard): Module {
  const entries = Object.entries(module).map(([key, value]: [string, unknown]) => [
    key,
    key === 'handle' && value && typeof value === 'object'
      ? guardAll(part, value, guard)
      : key === 'lazy' || key === 'children'
        ? value
        : guard(part, value),
  ]);
  return Object.fromEntries(entries) as Module;
}

function guardSlot(name: string, load: RemoteModule['slots'][string], guard: Guard): RemoteModule['slots'][string] {
  return () => guard(name, load)().then(({ slot, ...rest }) => ({ ...rest, slot: guardAll(name, slot, guard) }));
}

function guardAll<Values extends object>(part: string, values: Values, guard: Guard): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [key, guard(part, value)]),
  ) as Values;
}

function isClassComponent(value: unknown): boolean {
  return Boolean((value as { prototype?: { isReactComponent?: unknown } }).prototype?.isReactComponent);
}
