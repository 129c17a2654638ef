import { eventSummarySchema } from '../../../shared/src/domain/events/event.schema.ts';
import type { Locale } from '../../../shared/src/domain/locale.ts';
import { venueSchema } from '../../../shared/src/domain/venues/venue.schema.ts';
import type { Known } from '../../../shared/src/testing/claims/claims.ts';
import { fetchAnew } from './fetch-anew.ts';

/** The facts about concerts and halls in a site's API, with which texts are compared. */
export async function fetchKnown(site: string, language: Locale): Promise<Known> {
  const read = async (path: string) => {
    const answer = await fetchAnew(`${site}/api/${path}&lang=${language}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const [events, venues] = await Promise.all([read('events?when=all&perPage=100'), read('venues?perPage=100')]);
  const concerts = Map.groupBy(eventSummarySchema.array().parse(events), ({ title }) => title);
  return {
    concerts: [...concerts]
      // “Sibelius” is a concert and also a composer, whose letters have other dates.
      .filter(([title]) => title !== 'Sibelius')
      .map(([title, sameTitle]) => ({
        title,
        days: sameTitle.flatMap(({ performances }) =>
          performances.flatMap(({ startsAt, previousStartsAt }) =>
            [startsAt, previousStartsAt].flatMap((instant) => instant?.slice(5, 10) ?? []),
          ),
        ),
      })),
    halls: venueSchema
      .array()
      .parse(venues)
      .flatMap((venue) => venue.halls)
      .map(({ name, capacity }) => ({ name, seats: capacity })),
  };
}
