import type { Site } from '@ofgc/shared/contract';
import { localDay } from '@ofgc/shared/dates/format.ts';

/** What is the same for all pages of a site. */
export type ConfiguredSite = Omit<Site, 'renderedAt' | 'today' | 'clockShift' | 'markupCache'>;

/** The site as the components of one page see it. */
export interface PageSite {
  site: Site;
  /** The same as the page's state carries it. */
  written: Omit<Site, 'renderedAt'> & { renderedAt: string };
  /** Whether a component asked for the instant: with the same data, the page of another minute may be another one. */
  isTimed: () => boolean;
}

const minute = 60_000;

/** @param clockShift how far the site's clock is ahead of the real one, in milliseconds @returns a function that gives `PageSite` for the instant of rendering */
export function createPageSites(site: ConfiguredSite, clockShift: number) {
  return (renderedAt: Date, markupCache?: Site['markupCache']): PageSite => {
    let isTimed = false;
    // Days end with a minute; the day of each instant would be kept for nothing.
    const today = localDay(new Date(Math.floor(renderedAt.getTime() / minute) * minute));
    const written = { ...site, renderedAt: renderedAt.toISOString(), today, clockShift };
    return {
      // All parts of a page have it in common.
      site: Object.freeze(
        Object.defineProperty({ ...written, renderedAt, markupCache }, 'renderedAt', {
          get() {
            isTimed = true;
            return new Date(renderedAt);
          },
        }),
      ),
      written,
      isTimed: () => isTimed,
    };
  };
}
