import type { Release } from '../../release.schema.ts';
import { homePagePaths } from '../page/home-page-paths.ts';
import { isOwn } from '../addresses/page-address.ts';

/** Whether a page has parts of all sections: the home page, and pages of the content; of those below the section's mounts none is opened for its blocks. */
export function isSharedPage({ mounts }: Pick<Release, 'mounts'>, address: string): boolean {
  const { pathname } = new URL(address);
  return homePagePaths.includes(pathname) || !isOwn(pathname, mounts);
}

/**
 * The selector of what a section shows on a page: its slots on a page that has parts of all sections.
 * @returns empty where the section has no part of it
 */
export function ownPartSelector({ slots, mounts }: Pick<Release, 'slots' | 'mounts'>, address: string): string {
  return isSharedPage({ mounts }, address) ? slots.map((slot) => `[data-slot="${slot}"]`).join(', ') : 'main';
}
