import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { wheelchairPerformances } from './wheelchair-spaces.ts';

/** A performance for which a wheelchair space can be requested. */
export interface WheelchairConcert {
  /** The id of the performance. */
  id: number;
  startsAt: string;
  title: string;
  lang: Locale;
}

/** All such performances in order; empty if the request fails. */
export async function loadWheelchairConcerts(api: ApiClient): Promise<WheelchairConcert[]> {
  const events = await fetchAllEvents(api, { access: 'silla-de-ruedas', when: 'upcoming' }).then(
    ({ data }) => data,
    () => [],
  );
  return events
    .flatMap((event) =>
      wheelchairPerformances(event).map(({ id, startsAt }) => ({ id, startsAt, title: event.title, lang: event.lang })),
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
