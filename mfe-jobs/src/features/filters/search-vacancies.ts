import { type ApiClient, failureStatus } from '@ofgc/shared/api-client';
import { fetchOffers, type OfferQuery } from '@ofgc/shared/api-client/offers.ts';
import type { List } from '@ofgc/shared/domain/list.schema.ts';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { type OfferChoice, offerQuery, type SelectName, unknownFilters, withoutFilters } from './filter-values.ts';

const perPage = 100;

/** All offers that a question finds, however many pages of the API they fill. */
async function fetchAllOffers(api: ApiClient, query: OfferQuery): Promise<List<Offer>> {
  const first = await fetchOffers(api, { ...query, perPage });
  const pages = Math.ceil(first.meta.total / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      fetchOffers(api, { ...query, perPage, page: index + 2 }),
    ),
  );
  return { data: [first, ...others].flatMap(({ data }) => data), meta: first.meta };
}

export interface FoundOffers {
  offers: Offer[];
  facets: List<Offer>['meta']['facets'];
  /** What was really asked for. */
  choice: OfferChoice;
  /** Filters that had to be left out. */
  unknown: SelectName[];
}

/**
 * The offers of a choice. A value that the portal does not know is left out and named, so that the page can say so.
 * @throws what the API client throws, save for its refusal of an unknown value
 */
export async function searchOffers(api: ApiClient, choice: OfferChoice): Promise<FoundOffers> {
  const asked = await fetchAllOffers(api, offerQuery(choice)).catch((error: unknown) => {
    if (failureStatus(error) === 400) return null;
    throw error;
  });
  const { facets } = (asked ?? (await fetchOffers(api, { perPage: 1 }))).meta;
  const unknown = unknownFilters(choice, facets);
  if (asked && unknown.length === 0) return { offers: asked.data, facets, choice, unknown };
  const known = withoutFilters(choice, unknown);
  const { data, meta } = await fetchAllOffers(api, offerQuery(known));
  return { offers: data, facets: meta.facets, choice: known, unknown };
}
