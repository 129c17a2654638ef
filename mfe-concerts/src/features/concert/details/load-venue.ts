import type { ApiClient } from '@ofgc/shared/api-client';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { Hall, Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';

/** The fields of its venue that a concert's page shows; of the halls only the concert's. */
export type ConcertVenue = Pick<Venue, 'gettingThere' | 'accessibility' | 'halls' | 'lang'>;

/**
 * The venue of a concert.
 * @param onMissing receives the failure of the request: the page says that something is missing
 * @returns null where it cannot be fetched
 */
export async function loadVenue(
  api: ApiClient,
  { id, venueSlug }: Hall,
  onMissing: PageContext['onMissing'],
): Promise<ConcertVenue | null> {
  const [venue] = (await dataIfAny(fetchVenues(api, { slug: venueSlug }), onMissing)) ?? [];
  if (!venue) return null;
  const { gettingThere, accessibility, halls, lang } = venue;
  return { gettingThere, accessibility, halls: halls.filter((hall) => hall.id === id), lang };
}
