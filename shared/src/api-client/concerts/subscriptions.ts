import type { ApiClient } from '../api-client.ts';
import type { Subscription, SubscriptionDetail } from '../../domain/subscriptions/subscription.schema.ts';
import type { List, One } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

interface SubscriptionQuery {
  slug?: string;
  /** `2627`; without it and without `ids`, the present variant of each type. */
  season?: string;
  /** An event's id: only subscriptions that include it; without a season, all that are not closed. */
  event?: number;
  state?: string;
  /** Separated by commas. */
  ids?: string;
}

/** All subscriptions that match, in the order of the content's file; none for an unknown slug, season or event. */
export function fetchSubscriptions(api: ApiClient, query: SubscriptionQuery = {}): Promise<List<Subscription>> {
  return fetchAll<Subscription>(api, 'api/subscriptions', query);
}

/** The same list, each subscription with the data of `fetchSubscription`. */
export function fetchSubscriptionDetails(
  api: ApiClient,
  query: SubscriptionQuery = {},
): Promise<List<SubscriptionDetail>> {
  return fetchAll<SubscriptionDetail>(api, 'api/subscriptions', { ...query, include: 'details' });
}

/**
 * One season's variant of a subscription with all data of its page; rejects with 404 for an unknown id, 400 for an id that is not a
 * number.
 */
export async function fetchSubscription(api: ApiClient, id: number | string): Promise<SubscriptionDetail> {
  return (await api.get<One<SubscriptionDetail>>(`api/subscriptions/${encodeURIComponent(String(id))}`)).data.data;
}
