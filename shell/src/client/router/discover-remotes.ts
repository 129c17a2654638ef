import { splitLocale } from '@ofgc/shared/i18n';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { type ReleaseVector, remoteOfPath } from '../../composition/release-vector.ts';
import { unavailableRoutes } from '../../routing/routes.tsx';
import { guardPages } from './guard-pages.ts';
import type { Remotes } from '../federation/remotes.ts';

interface Discovery {
  vector: ReleaseVector;
  remotes: Pick<Remotes, 'load'>;
  /** Remotes whose routes the router has from the start. */
  known: string[];
}

/**
 * Loads the remote of a target when a visitor first navigates to it. A remote whose code cannot be loaded gets routes that fail when
 * visited: an error thrown here would replace the frame, too, since the router has no page yet to show it.
 */
export function discoverRemotes({ vector, remotes, known }: Discovery): PatchRoutesOnNavigationFunction {
  const patched = new Set(known);
  return async ({ path, patch, signal }) => {
    const name = remoteOfPath(splitLocale(path).path, vector);
    if (!name || patched.has(name)) return;
    const { isRemoved, mounts = [] } = vector[name] ?? {};
    const remote = isRemoved ? null : await remotes.load(name).catch(() => null);
    // The router takes no routes from an interrupted navigation; the next one has to add them.
    if (signal.aborted) return;
    const pages = remote?.routes.map((route) => ({ ...route })) ?? unavailableRoutes(name, mounts);
    guardPages(pages);
    patch('page', pages);
    patched.add(name);
  };
}
