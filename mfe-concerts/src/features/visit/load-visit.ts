import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { type MarkupData, markupData } from '@ofgc/shared/hydration/markup-data.ts';
import { checkFilters, readFilters, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { visitPath } from '@ofgc/shared/routes/concerts/venues.ts';

/** A venue: the fields of its structured data, and the data of its static part. */
export interface VisitedVenue extends Pick<
  Venue,
  'slug' | 'name' | 'summary' | 'street' | 'postalCode' | 'locality' | 'region' | 'country' | 'latitude' | 'longitude'
> {
  halls: Pick<Venue['halls'][number], 'name' | 'capacity'>[];
  all: MarkupData<Venue>;
}

export interface VisitData {
  page: Page;
  /** The options of the filter. */
  choices: Pick<Venue, 'slug' | 'name'>[];
  /** The venues shown: all, or only the venue named in the address. */
  venues: VisitedVenue[];
  /** The slug of the venue named in the address; null for all. */
  chosen: string | null;
  /** The address names an unknown venue: the status is 400, and all are shown. */
  unknown: UnknownFilter<'sala'>[];
  /** House rules and guides; null where they could not be fetched. */
  documents: Document[] | null;
}

/** @param venue as the API returned it */
export function visitedVenue(venue: Venue): VisitedVenue {
  const { slug, name, summary, street, postalCode, locality, region, country, latitude, longitude } = venue;
  const halls = venue.halls.map((hall) => ({ name: hall.name, capacity: hall.capacity }));
  const told = { slug, name, summary, street, postalCode, locality, region, country, latitude, longitude, halls };
  return { ...told, all: markupData(venue) };
}

/** The data of the page for visitors; `?sala=` names a venue. */
export async function loadVisit(
  { api, onMissing }: Pick<PageContext, 'api' | 'onMissing'>,
  parameters: URLSearchParams,
): Promise<VisitData> {
  const [page, { data: venues }, documents] = await Promise.all([
    fetchPage(api, visitPath),
    fetchVenues(api),
    dataIfAny(fetchAllDocuments(api, { category: 'visit' }), onMissing),
    // After a client-side navigation the browser renders the venues itself: without their code, anchors below them would move later.
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
