import { localDay } from '@ofgc/shared/dates/format.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';

/** A concert of at least one of the compared subscriptions. */
export interface ComparedConcert {
  id: number;
  title: string;
  lang: EventSummary['lang'];
  to: string;
  /** The starts of the upcoming dates, ISO 8601. Empty if the concert is over, cancelled or postponed. */
  dates: string[];
  /** Slugs of the subscriptions that include the concert. */
  within: string[];
}

/** The concerts of all compared subscriptions, in the order of their dates. */
export function comparedConcerts(
  events: readonly EventSummary[],
  compared: readonly Pick<SubscriptionDetail, 'slug' | 'eventIds'>[],
): ComparedConcert[] {
  return events
    .map((event) => ({
      event,
      starts: event.performances.map(({ startsAt }) => startsAt).toSorted(byTime),
    }))
    .toSorted((a, b) => byTime(a.starts[0] ?? '', b.starts[0] ?? ''))
    .map(({ event }) => ({
      id: event.id,
      title: event.title,
      lang: event.lang,
      to: eventPath(event),
      dates: event.performances
        .filter(isAhead)
        .map(({ startsAt }) => startsAt)
        .toSorted(byTime),
      within: compared.filter(({ eventIds }) => eventIds.includes(event.id)).map(({ slug }) => slug),
    }));
}

const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b);
const daysOf = ({ dates }: ComparedConcert) => dates.map(localDay);

/** Concerts that clash for somebody with several subscriptions. */
export interface Clashes {
  /** Different concerts on one day, none of which has another date. */
  sameDay: { day: string; concerts: ComparedConcert[] }[];
  /** Concerts in more than one subscription, which gives a second seat for the same evening. */
  twice: ComparedConcert[];
  /** Concerts of each subscription that only take place while the visitor is away. */
  away: Record<string, ComparedConcert[]>;
}

/**
 * Clashes between the dates of subscriptions, and with the visitor's own dates.
 * @param chosen slugs of subscriptions with fixed concerts, because concerts chosen one by one cannot clash
 * @param away days on which the visitor is away, `YYYY-MM-DD`
 */
export function clashesOf(
  concerts: readonly ComparedConcert[],
  chosen: readonly string[],
  away: readonly string[],
): Clashes {
  const fixed = concerts.filter(
    ({ within, dates }) => dates.length > 0 && within.some((slug) => chosen.includes(slug)),
  );
  const onlyOn = (concert: ComparedConcert) => (new Set(daysOf(concert)).size === 1 ? (daysOf(concert)[0] ?? '') : '');
  const byDay = Map.groupBy(fixed, onlyOn);
  byDay.delete('');
  return {
    sameDay: [...byDay]
      .filter(([, several]) => several.length > 1)
      .map(([day, several]) => ({ day, concerts: several })),
    twice: fixed.filter(({ within }) => within.filter((slug) => chosen.includes(slug)).length > 1),
    away: Object.fromEntries(
      chosen.map((slug) => [
        slug,
        fixed.filter((concert) => concert.within.includes(slug) && daysOf(concert).every((day) => away.includes(day))),
      ]),
    ),
  };
}
