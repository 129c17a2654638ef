import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllDocuments } from '@ofgc/shared/api-client/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { fetchVenues } from '@ofgc/shared/api-client/venues.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { visitAddress } from './visit-path.ts';

export interface VisitData {
  page: Page;
  /** What can be chosen. */
  choices: Pick<Venue, 'slug' | 'name'>[];
  /** Those shown: all, or the one that the address names. */
  venues: Venue[];
  /** The slug of the one that the address names; null for all. */
  chosen: string | null;
  /** A value of the address that no venue has: the status is 400, and all are shown. */
  unknown: string | null;
  /** House rules, guides. */
  documents: Document[];
}

/** The data of the page for visitors. @param asked the value of `?sala=` */
export async function loadVisit(api: ApiClient, asked: string | null): Promise<VisitData> {
  const [page, { data: venues }, documents] = await Promise.all([
    fetchPage(api, visitAddress),
    fetchVenues(api),
    fetchAllDocuments(api, { category: 'visit' }).then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  const chosen = venues.find(({ slug }) => slug === asked);
  return {
    page,
    choices: venues.map(({ slug, name }) => ({ slug, name })),
    venues: chosen ? [chosen] : venues,
    chosen: chosen?.slug ?? null,
    unknown: chosen ? null : asked || null,
    documents,
  };
}
