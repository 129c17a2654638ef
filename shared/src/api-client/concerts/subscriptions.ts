import type { ApiClient } from '../api-client.ts';
import type { Subscription, SubscriptionDetail } from '../../domain/subscriptions/subscription.schema.ts';
import type { List, One } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

export interface SubscriptionQuery {
  slug?: string;
  /** `2627`; without it, or `ids`, each type's newest variant. */
  season?: string;
  /** An event's id: only those that include it. */
  event?: number;
  state?: string;
  /** Separated by commas. */
  ids?: string;
}

/** All subscriptions that match, in the order of the content's file; none for an unknown slug, season or event. */
export function fetchSubscriptions(api: ApiClient, query: SubscriptionQuery = {}): Promise<List<Subscription>> {
  return fetchAll<Subscription>(api, 'api/subscriptions', query);
}

/** The same list, with what `fetchSubscription` returns of each. */
export function fetchSubscriptionDetails(
  api: ApiClient,
  query: SubscriptionQuery = {},
): Promise<List<SubscriptionDetail>> {
  return fetchAll<SubscriptionDetail>(api, 'api/subscriptions', { ...query, include: 'details' });
}

/**
 * One season's variant of a subscription with all that its page shows; rejects with 404 for an unknown id, 400
 * for one that is no number.
 */
export async function fetchSubscription(api: ApiClient, id: number | string): Promise<SubscriptionDetail> {
  return (await api.get<One<SubscriptionDetail>>(`api/subscriptions/${encodeURIComponent(String(id))}`)).data.data;
}
