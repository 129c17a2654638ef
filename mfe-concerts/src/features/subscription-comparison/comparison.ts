import { localDay } from '@ofgc/shared/dates/format.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { discounted } from '@ofgc/shared/domain/subscriptions/subscription-saving.ts';
import type { Subscription, SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { lowestSinglePrices } from '../subscriptions/subscription-prices.ts';

/** A subscription as the comparison shows it, in one zone. Amounts are euro cents. */
export interface ComparedSubscription extends Pick<
  Subscription,
  'id' | 'slug' | 'isPresent' | 'kind' | 'name' | 'lang' | 'state' | 'saleFrom' | 'saleTo' | 'renewalTo' | 'steps'
> {
  /** Of choose-your-own: for the smallest number of concerts. */
  price: number;
  perConcert: number;
  /** That take place; of choose-your-own, the fewest. */
  concerts: number;
  saved: number;
  percent: number;
  benefits: SubscriptionDetail['benefits'];
  ticketUrl: string | null;
}

/** One subscription in a zone; null where it is not sold there. Cancelled concerts are refunded and not counted. */
export function compareInZone(zone: string, detail: SubscriptionDetail): ComparedSubscription | null {
  const { id, slug, isPresent, kind, name, lang, state, saleFrom, saleTo, renewalTo, steps, benefits, ticketUrl } =
    detail;
  const common = {
    id,
    slug,
    isPresent,
    kind,
    name,
    lang,
    state,
    saleFrom,
    saleTo,
    renewalTo,
    steps,
    benefits,
    ticketUrl,
  };
  const price = detail.prices.find((line) => line.zone === zone)?.amount;
  if (price === undefined) return null;
  const [firstStep] = steps;
  if (firstStep) {
    const single = lowestSinglePrices(detail.singles).find((line) => line.zone === zone)?.amount ?? 0;
    const perConcert = discounted(single, firstStep.percent);
    const { from, percent } = firstStep;
    return {
      ...common,
      price: perConcert * from,
      perConcert,
      concerts: from,
      saved: (single - perConcert) * from,
      percent,
    };
  }
  const concerts = detail.singles.filter(({ isCancelled }) => !isCancelled).length;
  const saving = detail.savings.find((line) => line.zone === zone);
  return {
    ...common,
    price,
    perConcert: concerts ? Math.round((price - (saving?.credit ?? 0)) / concerts) : price,
    concerts,
    saved: saving?.saved ?? 0,
    percent: saving?.percent ?? 0,
  };
}

/** A concert of at least one of the compared subscriptions. */
export interface ComparedConcert {
  id: number;
  title: string;
  lang: EventSummary['lang'];
  to: string;
  /** Its dates that stand: starts, ISO 8601. Empty: cancelled. */
  dates: string[];
  /** Slugs of the subscriptions that include it. */
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
        .filter(({ status }) => status !== 'cancelled')
        .map(({ startsAt }) => startsAt)
        .toSorted(byTime),
      within: compared.filter(({ eventIds }) => eventIds.includes(event.id)).map(({ slug }) => slug),
    }));
}

const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b);
const daysOf = ({ dates }: ComparedConcert) => dates.map(localDay);

/** Concerts that clash when one has several subscriptions. */
export interface Clashes {
  /** Two different concerts on one evening, neither of which has another date. */
  sameDay: { day: string; concerts: ComparedConcert[] }[];
  /** In more than one subscription: a second seat for the same evening. */
  twice: ComparedConcert[];
  /** Concerts of each subscription that only take place when the visitor cannot come. */
  away: Record<string, ComparedConcert[]>;
}

/**
 * Clashes between the dates of subscriptions, and with the visitor's own.
 * @param chosen slugs of subscriptions whose concerts are fixed: what is chosen one by one clashes with nothing
 * @param away days on which the visitor cannot come, `YYYY-MM-DD`
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
