import type { ApiClient } from './api-client.ts';
import type { Subscription, SubscriptionDetail } from '../domain/subscriptions/subscription.schema.ts';
import type { List, One } from '../http/list.schema.ts';

export interface SubscriptionQuery {
  slug?: string;
  /** `2627`; without it each type's newest variant. */
  season?: string;
  /** An event's id: only those that include it. */
  event?: number;
  state?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchSubscriptions(api: ApiClient, query: SubscriptionQuery = {}): Promise<List<Subscription>> {
  return (await api.get<List<Subscription>>('api/subscriptions', { params: query })).data;
}

export async function fetchSubscription(api: ApiClient, id: number | string): Promise<SubscriptionDetail> {
  return (await api.get<One<SubscriptionDetail>>(`api/subscriptions/${encodeURIComponent(String(id))}`)).data.data;
}
