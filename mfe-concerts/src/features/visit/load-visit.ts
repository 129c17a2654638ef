import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { type MarkupData, markupData } from '@ofgc/shared/hydration/markup-data.ts';
import { checkFilters, readFilters, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { visitPath } from '@ofgc/shared/routes/concerts/venues.ts';

/** A venue: its structured data, and all that its part is drawn from. */
export interface VisitedVenue extends Pick<
  Venue,
  'slug' | 'name' | 'summary' | 'street' | 'postalCode' | 'locality' | 'region' | 'country' | 'latitude' | 'longitude'
> {
  halls: Pick<Venue['halls'][number], 'name' | 'capacity'>[];
  all: MarkupData<Venue>;
}

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

/** @param venue as the API gave it */
export function visitedVenue(venue: Venue): VisitedVenue {
  const { slug, name, summary, street, postalCode, locality, region, country, latitude, longitude } = venue;
  const halls = venue.halls.map((hall) => ({ name: hall.name, capacity: hall.capacity }));
  const told = { slug, name, summary, street, postalCode, locality, region, country, latitude, longitude, halls };
  return { ...told, all: markupData(venue) };
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
    // A navigation draws the venues itself: their code comes beside their data, or an anchor below them would move.
    import(/* webpackChunkName: "visit.kept" */ './VenueVisit.tsx').catch(() => {}),
  ]);
  const asked = readFilters(['sala'], parameters);
  const { filters, unknown } = checkFilters(asked, { sala: venues.map(({ slug }) => ({ value: slug })) });
  const chosen = venues.find(({ slug }) => slug === filters.sala);
  return {
    page,
    choices: venues.map(({ slug, name }) => ({ slug, name })),
    venues: (chosen ? [chosen] : venues).map(visitedVenue),
    chosen: chosen?.slug ?? null,
    unknown,
    documents,
  };
}
