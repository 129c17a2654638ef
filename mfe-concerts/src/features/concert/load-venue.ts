import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { Hall, Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';

/** What the page of a concert shows of its venue; of its halls only the concert's. */
export type ConcertVenue = Pick<Venue, 'gettingThere' | 'accessibility' | 'halls' | 'lang'>;

/**
 * The venue of a concert.
 * @param onMissing called where the API does not answer: the page says that something is missing
 * @returns null where it cannot be had
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
