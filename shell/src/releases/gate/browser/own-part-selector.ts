import type { Release } from '../../release.schema.ts';
import { homePagePaths } from '../page/home-page-paths.ts';

/**
 * The selector of what a section shows on a page: its slots on the home page, which has parts of all sections.
 * @returns empty where the section has no part of it
 */
export function ownPartSelector({ slots }: Pick<Release, 'slots'>, address: string): string {
  return homePagePaths.includes(new URL(address).pathname)
    ? slots.map((slot) => `[data-slot="${slot}"]`).join(', ')
    : 'main';
}
