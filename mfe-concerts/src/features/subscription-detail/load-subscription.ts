import type { ApiClient } from '@ofgc/shared/api-client';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSubscription, fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { SubscriptionDetail, ZonePrice } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { posterWall, type WallPoster } from '../poster-wall/poster-wall.ts';
import { isOffered } from '../subscriptions/is-offered.ts';
import { lowestSinglePrices } from '../subscriptions/subscription-prices.ts';

/** A subscription without its single prices, of which the page shows only sums. */
export type ShownSubscription = Omit<SubscriptionDetail, 'singles'>;

export interface SubscriptionData {
  subscription: ShownSubscription;
  concerts: WallPoster[];
  /** The lowest single price of each zone among the subscription's concerts. */
  singles: ZonePrice[];
  /** Null where the venues could not be fetched. */
  hall: (Venue['halls'][number] & { lang: Locale }) | null;
}

/**
 * The subscription for an address.
 * @param slug of its type
 * @param id of one season's variant; without it the current one
 * @returns null where no season has such a subscription
 * @throws the API's error for an unknown id
 */
export async function resolveSubscription(
  api: ApiClient,
  slug: string,
  id: string | undefined,
): Promise<SubscriptionDetail | null> {
  if (id !== undefined) return fetchSubscription(api, id);
  const [present] = (await fetchSubscriptions(api, { slug })).data;
  return present ? fetchSubscription(api, present.id) : null;
}

/** A subscription with its concerts in the order of their dates, and its hall. */
export async function loadSubscription(
  { api, onMissing }: Pick<PageContext, 'api' | 'onMissing'>,
  found: SubscriptionDetail,
): Promise<SubscriptionData> {
  const { singles, ...subscription } = found;
  const [events, venues] = await Promise.all([
    // A subscription may be announced before its concerts: the API refuses an empty list of ids.
    found.eventIds.length ? fetchAllEvents(api, { ids: found.eventIds.join(','), when: 'all' }) : { data: [] },
    dataIfAny(fetchVenues(api), onMissing),
  ]);
  const concerts = events.data.filter(({ performances }) => performances.some(isOffered(found)));
  const halls = (venues ?? []).flatMap(({ halls: own, lang }) => own.map((hall) => ({ ...hall, lang })));
  return {
    subscription,
    // Without anchors of months: this page has no month picker.
    concerts: posterWall(concerts).map((concert) => ({ ...concert, opens: null })),
    singles: lowestSinglePrices(singles),
    hall: halls.find((hall) => hall.id === found.hallId) ?? null,
  };
}
