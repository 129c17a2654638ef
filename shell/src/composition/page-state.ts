import type { Site } from '@ofgc/shared/contract';
import type { FlatCatalogues } from '@ofgc/shared/i18n/catalogue-reader.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { HydrationState } from 'react-router';
import type { FrameSections } from './frame-sections.ts';
import type { ReleaseVector } from './release-vector.ts';

/** All that the browser needs to take over the page that the server rendered, without asking again. */
export interface PageState {
  locale: Locale;
  /** Which releases made the page, for debugging: `shell@1a2b`. */
  releases: readonly string[];
  /** Of the remotes that it shows parts of; with the first navigation of all. */
  vector: ReleaseVector;
  /** The file of all releases that were live then, named by its hash; none where the page has them all. */
  wholeVector?: string | undefined;
  /** What the frame needs of the sections at once, in the page's language. */
  sections: FrameSections;
  /** What the page's scripts can ask for, where a release of the page brings no file of words; else they come beside the entry (`page-words`). */
  words: FlatCatalogues;
  site: Omit<Site, 'renderedAt'> & { renderedAt: string };
  hydration: HydrationState;
  /** The matched route. */
  route: { id: string; path?: string | undefined; index?: true | undefined };
  /** What the frame asks of the page's handle. */
  frame: { isBare?: boolean | undefined; alternates?: Record<Locale, string> | undefined };
  /** The scripts that the page's own part needs, to be asked for at once as soon as the frame hydrates: address and integrity. */
  scripts: readonly (readonly [address: string, integrity: string])[];
}

export const pageStateId = 'page-state';
