import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Locale } from '../domain/locale.ts';
import type { PageContext } from './page-context.ts';

/** Interface words of one package in one language, nested by place. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/**
 * A part that a remote puts into somebody else's page. Its code is fetched when the part comes into view,
 * so `Component` stands beside `load` in a module of its own.
 */
export interface SlotModule<Data = unknown, Props = void> {
  /**
   * Runs with the page's loaders, within their deadline. `null`: nothing to show today, the slot is left out.
   * @param props what the page says about this place: the block that it fills (`block.events`); nothing on the home page
   */
  load(context: PageContext, props: Props): Promise<Data | null>;
  Component: ComponentType<{ data: Data }>;
}

/** What every remote exposes as `./remote`: the only thing that the shell knows of it. */
export interface RemoteModule {
  /** Also the i18next namespace and the prefix of its route ids: `concerts`. */
  name: string;
  /** Absolute paths without locale that belong to this remote: `/conciertos-entradas`. */
  mounts: readonly string[];
  /** Lazy pages. Paths are absolute without locale and without leading slash. */
  routes: RouteObject[];
  slots: Record<string, () => Promise<{ slot: SlotModule }>>;
  locales: Record<Locale, () => Promise<{ default: Catalogue }>>;
  /** Paths that must render before a release goes live. */
  warmUp: readonly string[];
}

/**
 * What a section writes in its `routes.ts`: `SectionRoutes<'jobs', typeof mounts>`. An id of another section or a path outside of its mounts is
 * an error of its types. Paths below a route (`children`) are not checked.
 */
export type SectionRoutes<Name extends string, Mounts extends readonly `/${string}`[]> = (RouteObject & {
  id: `${Name}.${string}`;
  path: WithoutSlash<Mounts[number]> | `${WithoutSlash<Mounts[number]>}/${string}`;
})[];
type WithoutSlash<Path> = Path extends `/${infer Rest}` ? Rest : never;

/** `home.jobs`: a part of the home page; `block.events`: a block of content pages. */
type SlotName = `home.${string}` | `block.${string}`;

/** What a section writes in its `remote.ts`: a slot or a path that no page can have is an error of its types. */
export interface Remote extends RemoteModule {
  mounts: readonly `/${string}`[];
  slots: Record<SlotName, RemoteModule['slots'][string]>;
  warmUp: readonly `/${string}`[];
}

/** Keeps the types between a slot's `load` and its component; to the shell they are unknown. */
export function defineSlot<Data, Props = void>(slot: SlotModule<Data, Props>): SlotModule {
  return slot as SlotModule;
}
