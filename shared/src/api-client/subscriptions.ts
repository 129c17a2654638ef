import type { ApiClient } from './api-client.ts';
import type { Subscription } from '../domain/subscription.schema.ts';
import type { List } from '../domain/list.schema.ts';

export interface SubscriptionQuery {
  state?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchSubscriptions(api: ApiClient, query: SubscriptionQuery = {}): Promise<List<Subscription>> {
  return (await api.get<List<Subscription>>('api/subscriptions', { params: query })).data;
}
