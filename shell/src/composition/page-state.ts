import type { Site } from '@ofgc/shared/contract';
import type { FlatCatalogues } from '@ofgc/shared/i18n/catalogue-reader.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { HydrationState } from 'react-router';
import type { FrameSections } from './frame-sections.ts';
import type { ReleaseVector } from './release-vector.ts';

/** Everything that the browser needs to hydrate the server-rendered page without another request. */
export interface PageState {
  locale: Locale;
  /** The releases that made the page, for debugging: `shell@1a2b`. */
  releases: readonly string[];
  /** The remotes whose parts it shows; from the first navigation on all remotes. */
  vector: ReleaseVector;
  /** The file of all releases that were live then, named by its hash; undefined where the page has them all. */
  wholeVector?: string | undefined;
  /** The frame's data from the sections for the first page, in the page's language. */
  sections: FrameSections;
  /** Texts for the scripts, if a release of the page has no file of texts; otherwise they load beside the entry (`page-words`). */
  words: FlatCatalogues;
  site: Omit<Site, 'renderedAt'> & { renderedAt: string };
  hydration: HydrationState;
  /** The matched route. */
  route: { id: string; path?: string | undefined; index?: true | undefined };
  /** The frame's data from the page's handle. */
  frame: { isBare?: boolean | undefined; alternates?: Record<Locale, string> | undefined };
  /** Scripts of the page's own part, requested as soon as the frame hydrates: address and integrity hash. */
  scripts: readonly (readonly [address: string, integrity: string])[];
}

export const pageStateId = 'page-state';
