import { splitLocale } from '@ofgc/shared/i18n';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { type ReleaseVector, remoteOfPath } from '../../composition/release-vector.ts';
import { unavailableRoutes } from '../../routing/routes.tsx';
import type { Departure } from './departure.ts';
import { guardPages, loadAsDocument } from './guard-pages.ts';
import type { Remotes } from '../federation/remotes.ts';

interface Discovery {
  vector: ReleaseVector;
  remotes: Remotes;
  /** Remotes whose routes the router has from the start. */
  known: string[];
  departure: Departure;
}

/**
 * Loads the remote of a target when a visitor first navigates to it. A remote whose code cannot be loaded is treated like a page
 * whose code cannot be loaded (`guard-pages.ts`).
 */
export function discoverRemotes({ vector, remotes, known, departure }: Discovery): PatchRoutesOnNavigationFunction {
  const patched = new Set(known);
  return async ({ path, patch }) => {
    const name = remoteOfPath(splitLocale(path).path, vector);
    if (!name || patched.has(name)) return;
    const remote = vector[name]?.isRemoved ? null : await remotes.load(name).catch(() => null);
    const pages = remote?.routes.map((route) => ({ ...route })) ?? standIns(name);
    guardPages(pages, departure);
    patch('page', pages);
    patched.add(name);
  };

  /** Routes that fail when visited. An error thrown during discovery would replace the frame, too: the router has no page yet to show it. */
  function standIns(name: string): RouteObject[] {
    return unavailableRoutes(name, vector[name]?.mounts ?? [], () => loadAsDocument(departure, name));
  }
}
