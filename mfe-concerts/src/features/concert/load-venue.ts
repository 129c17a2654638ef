import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchVenues } from '@ofgc/shared/api-client/venues.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';

/** What the page of a concert shows of its venue. */
export type ConcertVenue = Pick<Venue, 'gettingThere' | 'accessibility' | 'lang'>;

/** The venue of a concert; null where it cannot be had: the page does without it. */
export async function loadVenue(api: ApiClient, slug: string): Promise<ConcertVenue | null> {
  return fetchVenues(api, { slug }).then(
    ({ data: [venue] }) =>
      venue ? { gettingThere: venue.gettingThere, accessibility: venue.accessibility, lang: venue.lang } : null,
    () => null,
  );
}
