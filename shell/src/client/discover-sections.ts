import { splitLocale } from '@ofgc/shared/i18n';
import { data, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { reloadOncePerMinute } from '../routing/chunk-failure.ts';
import { sectionOf, type Vector } from '../routing/vector.ts';
import type { Remotes } from './remotes.ts';

/**
 * Finds the section of a target when a visitor first goes there. Code that cannot be loaded: the target is loaded
 * as a document, at most once a minute; then the section's error view (shared/README).
 */
export function discoverSections({ vector, remotes, known }: { vector: Vector; remotes: Remotes; known: string[] }): PatchRoutesOnNavigationFunction {
  const patched = new Set(known);
  return async ({ path, patch }) => {
    const section = sectionOf(splitLocale(path).path, vector);
    if (!section || patched.has(section)) return;
    try {
      const { routes } = await remotes.load(section);
      patch('page', routes.map((route) => guarded(route, section)));
      patched.add(section);
    } catch {
      await loadAsDocument(path, section);
    }
  };
}

/** A page of the section whose own chunk fails gets the same treatment. */
function guarded(route: RouteObject, section: string): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  return { ...route, lazy: () => lazy().catch(() => loadAsDocument(location.pathname, section)) } as RouteObject;
}

/** Leaves for the document and never returns, or throws what the section's error view shows. */
async function loadAsDocument(path: string, section: string): Promise<never> {
  const isLeaving = reloadOncePerMinute(sessionStorage, Date.now(), () => location.assign(path));
  if (isLeaving) return new Promise<never>(() => {});
  throw data({ section }, { status: 503, statusText: 'Service Unavailable' });
}
