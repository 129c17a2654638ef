import type { Site } from '@ofgc/shared/contract';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { minute } from '@ofgc/shared/dates/spans.ts';

/** The data that is the same for all pages of a site. */
export type ConfiguredSite = Omit<Site, 'renderedAt' | 'today' | 'clockShift' | 'markupCache'>;

/** The site's data for the components of one page. */
interface PageSite {
  site: Site;
  /** The same data as it is written into the page's state. */
  written: Omit<Site, 'renderedAt'> & { renderedAt: string };
  /** Whether a component read the time: the page may then differ a minute later, even with the same data. */
  isTimed: () => boolean;
}

/** The day on the islands at an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  // Rounded to minutes: days end with a minute, and `localDay` would cache the day of each instant for nothing.
  return localDay(new Date(Math.floor(instant.getTime() / minute) * minute));
}

/** @param clockShift how far the site's clock is ahead of the real one, in milliseconds @returns a function that gives `PageSite` for the instant of rendering */
export function createPageSites(site: ConfiguredSite, clockShift: number) {
  return (renderedAt: Date, markupCache?: Site['markupCache']): PageSite => {
    let isTimed = false;
    const today = dayOf(renderedAt);
    const written = { ...site, renderedAt: renderedAt.toISOString(), today, clockShift };
    return {
      // Frozen, because all parts of a page share it.
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
