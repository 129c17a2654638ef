import { splitLocale } from '@ofgc/shared/i18n';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { unavailableSection } from '../routing/routes.tsx';
import { sectionOf, type Vector } from '../composition/version-vector.ts';
import { guardPages, loadAsDocument } from './guard-pages.ts';
import type { Remotes } from './remotes.ts';

interface Discovery {
  vector: Vector;
  remotes: Remotes;
  /** Sections whose routes are there from the start. */
  known: string[];
  /** The address that is being gone to. */
  target: () => string;
}

/**
 * Finds the section of a target when a visitor first goes there. One whose code cannot be loaded is treated as a page
 * whose code cannot.
 */
export function discoverSections({ vector, remotes, known, target }: Discovery): PatchRoutesOnNavigationFunction {
  const patched = new Set(known);
  return async ({ path, patch }) => {
    const section = sectionOf(splitLocale(path).path, vector);
    if (!section || patched.has(section)) return;
    const remote = await remotes.load(section).catch(() => null);
    const pages = remote?.routes.map((route) => ({ ...route })) ?? standIns(section);
    guardPages(pages, target);
    patch('page', pages);
    patched.add(section);
  };

  /** Thrown here, a failure would cost the frame: the router knows of no page yet that could show it. */
  function standIns(section: string): RouteObject[] {
    return unavailableSection(section, vector[section]?.mounts ?? [], () => loadAsDocument(target(), section));
  }
}
