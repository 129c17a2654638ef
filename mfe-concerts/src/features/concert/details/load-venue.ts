import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { Hall, Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';

/** The fields of its venue that a concert's page shows; of the halls only the concert's. */
export type ConcertVenue = Pick<Venue, 'gettingThere' | 'accessibility' | 'halls' | 'lang'>;

/**
 * The venue of a concert.
 * @param onMissing called if the request fails: the page says that something is missing
 * @returns null where it cannot be fetched
 */
export async function loadVenue(
  api: ApiClient,
  { id, venueSlug }: Hall,
  onMissing: () => void,
): Promise<ConcertVenue | null> {
  return fetchVenues(api, { slug: venueSlug }).then(
    ({ data: [venue] }) => {
      if (!venue) return null;
      const { gettingThere, accessibility, halls, lang } = venue;
      return { gettingThere, accessibility, halls: halls.filter((hall) => hall.id === id), lang };
    },
    () => {
      onMissing();
      return null;
    },
  );
}
