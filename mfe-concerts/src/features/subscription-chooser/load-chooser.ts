import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSubscriptionDetails } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { featuredPerformance, isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { composerLine } from '@ofgc/shared/labels/programme-line.ts';
import type { UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Subscription, SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { zoneState } from '@ofgc/shared/domain/events/zone-state.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { type Recommendation, recommend, type ChoosableConcert } from './chooser.ts';
import { type ChooserParameter, type ChooserQuery, parseChooserQuery } from './chooser-query.ts';

/** A concert as an option of the form. */
export interface ShownConcert extends ChoosableConcert {
  title: string;
  lang: EventSummary['lang'];
  to: string;
  composers: string;
  dates: string[];
  state: Pick<Performance, 'state' | 'saleFrom'>;
  /** Whether seats are left, but none in the zone. */
  isZoneSoldOut: boolean;
  /** The price of a single ticket in the zone, in euro cents; null where none is sold. */
  amount: number | null;
  /** Whether the concert can be bought as a ticket, or with a subscription that includes it. */
  canBeHad: boolean;
}

export interface ChooserData {
  concerts: ShownConcert[];
  zones: string[];
  query: ChooserQuery;
  /** Unknown values of the address: the status is 400. */
  unknown: UnknownFilter<ChooserParameter>[];
  /** Concerts of the address that are not available in the zone: the result leaves them out. */
  missing: ShownConcert[];
  /** Concerts of the address that are over or do not take place: links to a result are kept and passed on. */
  gone: Pick<EventSummary, 'title' | 'lang'>[];
  /** Whether the form was sent. */
  isAsked: boolean;
  /** Null while nothing is chosen. */
  answer: Recommendation | null;
  /** The subscriptions that the result names. */
  subscriptions: Pick<
    Subscription,
    'id' | 'slug' | 'isPresent' | 'name' | 'lang' | 'kind' | 'state' | 'saleFrom' | 'saleTo' | 'renewalTo'
  >[];
}

const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b);

/** The upcoming concerts, what can be bought for them, and the result for an address that names some. */
export async function loadChooser(api: ApiClient, params: URLSearchParams): Promise<ChooserData> {
  const subscriptions = (await fetchSubscriptionDetails(api)).data.filter(({ state }) => state !== 'closed');
  const ids = [...new Set(subscriptions.flatMap(({ eventIds }) => eventIds))];
  const events = ids.length ? (await fetchAllEvents(api, { ids: ids.join(','), when: 'all' })).data : [];
  const dated = events.map((event) => ({ event, ahead: event.performances.filter(isAhead) }));
  const coming = dated
    .filter(({ ahead }) => ahead.length > 0)
    .toSorted((a, b) => byTime(a.ahead[0]?.startsAt ?? '', b.ahead[0]?.startsAt ?? ''));
  const zones = [...new Set(subscriptions.flatMap(({ prices }) => prices.map(({ zone }) => zone)))];
  const { query, unknown } = parseChooserQuery(params, { concerts: events.map(({ id }) => id), zones });
  const concerts = coming.map(({ event, ahead }) => shownConcert(event, ahead, subscriptions, query.zone));
  const chosen = concerts.filter(({ id }) => query.concerts.includes(id));
  const wanted = chosen.filter(({ canBeHad }) => canBeHad).map(({ id }) => id);
  return {
    concerts,
    zones,
    query: { ...query, concerts: wanted },
    // A link from a season that is over leads to a page on which nothing can be chosen, and which says so.
    unknown: coming.length > 0 ? unknown : [],
    isAsked: coming.length > 0 && params.has('zona'),
    missing: chosen.filter(({ canBeHad }) => !canBeHad),
    gone: dated
      .filter(({ event, ahead }) => ahead.length === 0 && query.concerts.includes(event.id))
      .map(({ event: { title, lang } }) => ({ title, lang })),
    answer: wanted.length ? recommend({ subscriptions, concerts, wanted, zone: query.zone, asker: query.asker }) : null,
    subscriptions: subscriptions.map(
      ({ id, slug, isPresent, name, lang, kind, state, saleFrom, saleTo, renewalTo }) => ({
        id,
        slug,
        isPresent,
        name,
        lang,
        kind,
        state,
        saleFrom,
        saleTo,
        renewalTo,
      }),
    ),
  };
}

function shownConcert(
  event: EventSummary,
  ahead: readonly Performance[],
  subscriptions: readonly SubscriptionDetail[],
  zone: string,
): ShownConcert {
  const { state, saleFrom } = featuredPerformance(event.performances);
  const hasTickets = ahead.some((performance) => zoneState(zone, performance.sale) !== 'soldOut');
  const prices = subscriptions.flatMap(({ singles }) => singles).find(({ eventId }) => eventId === event.id)?.prices;
  const isInWhole = subscriptions.some(
    ({ kind, eventIds }) => kind !== 'youth' && kind !== 'flexible' && eventIds.includes(event.id),
  );
  return {
    id: event.id,
    title: event.title,
    lang: event.lang,
    to: eventPath(event),
    composers: composerLine(event.programme),
    dates: ahead.map(({ startsAt }) => startsAt),
    state: { state, saleFrom },
    isZoneSoldOut: !hasTickets && state !== 'soldOut',
    hasTickets,
    amount: (hasTickets && prices?.find((price) => price.zone === zone)?.amount) || null,
    canBeHad: hasTickets || isInWhole,
  };
}
