import type { PageContext } from '@ofgc/shared/contract';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSubscriptionDetails, fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { availableFirst } from '../subscriptions/available-first.ts';
import { type ComparedSubscription, compareInZone } from './compared-subscriptions.ts';
import { clashesOf, type Clashes, comparedConcerts, type ComparedConcert } from './date-clashes.ts';
import { type ComparisonQuery, parseComparisonQuery, type RefusedQuery } from './comparison-address.ts';

export interface Comparison {
  /** Subscriptions on sale now or later, and those that the address names; those on sale now come first. */
  options: Pick<Subscription, 'slug' | 'name' | 'lang' | 'state'>[];
  zones: string[];
  chosen: ComparisonQuery;
  refused: RefusedQuery;
  /** Slugs of chosen subscriptions that are not sold in the chosen zone. */
  notInZone: string[];
  compared: ComparedSubscription[];
  /** The upcoming concerts of the compared subscriptions. */
  concerts: ComparedConcert[];
  clashes: Clashes;
  /** Days of the upcoming concerts, `YYYY-MM-DD`, on which visitors can mark that they are away. */
  days: string[];
}

/** The comparison for an address; without subscriptions, the options only. */
export async function loadComparison({ api }: Pick<PageContext, 'api'>, params: URLSearchParams): Promise<Comparison> {
  const all = availableFirst((await fetchSubscriptions(api)).data).filter(({ kind }) => kind !== 'youth');
  const zones = [...new Set(all.flatMap(({ prices }) => prices.map(({ zone }) => zone)))];
  const { chosen, refused } = parseComparisonQuery(params, {
    slugs: all.map(({ slug }) => slug),
    zones,
  });
  const asked = all.filter(({ slug }) => chosen.slugs.includes(slug)).map(({ id }) => id);
  const found = asked.length ? (await fetchSubscriptionDetails(api, { ids: asked.join(',') })).data : [];
  const details = chosen.slugs.flatMap((slug) => {
    const detail = found.find((one) => one.slug === slug);
    const compared = detail && compareInZone(chosen.zone, detail);
    return compared ? [{ ...detail, compared }] : [];
  });
  const ids = [...new Set(details.flatMap(({ eventIds }) => eventIds))];
  const events = ids.length ? (await fetchAllEvents(api, { ids: ids.join(','), when: 'all' })).data : [];
  const concerts = comparedConcerts(events, details).filter(({ dates }) => dates.length > 0);
  const fixed = details.filter(({ kind }) => kind !== 'flexible').map(({ slug }) => slug);
  return {
    options: all
      .filter(({ slug, state }) => state !== 'closed' || [...chosen.slugs, ...refused.tooMany].includes(slug))
      .map(({ slug, name, lang, state }) => ({ slug, name, lang, state })),
    zones,
    chosen,
    refused,
    notInZone: chosen.slugs.filter((slug) => details.every((one) => one.slug !== slug)),
    compared: details.map(({ compared }) => compared),
    concerts,
    clashes: clashesOf(concerts, fixed, chosen.away),
    days: [...new Set(concerts.flatMap(({ dates }) => dates.map(localDay)))],
  };
}
