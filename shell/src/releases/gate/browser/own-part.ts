import type { Release } from '../../release.schema.ts';

/**
 * The selector of what a section shows on a page.
 * @param isHome it has parts of all sections @returns empty where the section has no part of it
 */
export function ownPart({ slots }: Pick<Release, 'slots'>, isHome: boolean): string {
  return isHome ? slots.map((slot) => `[data-slot="${slot}"]`).join(', ') : 'main';
}
