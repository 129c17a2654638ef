import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { checkFilters, readFilters, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { visitPath } from '@ofgc/shared/routes/concerts/venues.ts';

/** A venue, without what the page says in other words or not at all. */
export type VisitedVenue = Omit<Venue, 'id' | 'accessibility' | 'access' | 'boxOffice'>;

export interface VisitData {
  page: Page;
  /** What can be chosen. */
  choices: Pick<Venue, 'slug' | 'name'>[];
  /** Those shown: all, or the one that the address names. */
  venues: VisitedVenue[];
  /** The slug of the one that the address names; null for all. */
  chosen: string | null;
  /** A venue of the address that does not exist: the status is 400, and all are shown. */
  unknown: UnknownFilter<'sala'>[];
  /** House rules, guides; null where they did not come. */
  documents: Document[] | null;
}

/** The data of the page for visitors; `?sala=` names a venue. */
export async function loadVisit(api: ApiClient, parameters: URLSearchParams): Promise<VisitData> {
  const [page, { data: venues }, documents] = await Promise.all([
    fetchPage(api, visitPath),
    fetchVenues(api),
    fetchAllDocuments(api, { category: 'visit' }).then(
      ({ data }) => data,
      () => null,
    ),
  ]);
  const asked = readFilters(['sala'], parameters);
  const { filters, unknown } = checkFilters(asked, { sala: venues.map(({ slug }) => ({ value: slug })) });
  const chosen = venues.find(({ slug }) => slug === filters.sala);
  return {
    page,
    choices: venues.map(({ slug, name }) => ({ slug, name })),
    venues: (chosen ? [chosen] : venues).map(
      ({ id: _id, accessibility: _accessibility, access: _access, boxOffice: _boxOffice, ...shown }) => shown,
    ),
    chosen: chosen?.slug ?? null,
    unknown,
    documents,
  };
}
