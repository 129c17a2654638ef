import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { PageContext } from '@ofgc/shared/contract';
import { hasWheelchairSpaces } from '@ofgc/shared/domain/events/wheelchair-spaces.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** A performance for which a wheelchair space can be requested. */
export interface WheelchairConcert {
  /** The id of the performance. */
  id: number;
  startsAt: string;
  title: string;
  lang: Locale;
}

/** All such performances that have not begun, in order; null if the request fails. */
export async function loadWheelchairConcerts({
  api,
  onMissing,
  now,
}: Pick<PageContext, 'api' | 'onMissing' | 'now'>): Promise<WheelchairConcert[] | null> {
  const events = await dataIfAny(fetchAllEvents(api, { access: 'silla-de-ruedas', when: 'upcoming' }), onMissing);
  if (!events) return null;
  return events
    .flatMap((event) =>
      event.performances
        .filter((one) => hasWheelchairSpaces(one) && new Date(one.startsAt) > now())
        .map(({ id, startsAt }) => ({ id, startsAt, title: event.title, lang: event.lang })),
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
