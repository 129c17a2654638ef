import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchSubscription } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { zoneState } from '@ofgc/shared/domain/events/zone-state.ts';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { loadPerformance } from '../events/load-performance.ts';

export interface SoughtPerformance {
  /** The concert, with the price zones of this performance. */
  event: Pick<Event, 'id' | 'slug' | 'title' | 'lang' | 'priceZones' | 'performances'>;
  performance: Performance;
}

export interface Order {
  sought: SoughtPerformance | null;
  /** The subscription, where the address names one. */
  subscription: SubscriptionDetail | null;
  /** Whether the address names anything at all. */
  isAsked: boolean;
}

/**
 * Loads the subscription or performance that an address of the box office names: `?subscription=3` or `?performance=381`.
 * @throws the API's error for an unknown subscription; an unknown performance gives null
 */
export async function loadOrder(api: ApiClient, params: URLSearchParams): Promise<Order> {
  const asked = (name: string) => params.get(name)?.trim() ?? '';
  const subscription = asked('subscription');
  if (subscription) return { sought: null, subscription: await fetchSubscription(api, subscription), isAsked: true };
  const id = asked('performance');
  const found = id ? await loadPerformance(api, id) : null;
  if (!found) return { sought: null, subscription: null, isAsked: id !== '' };
  const { id: eventId, slug, title, lang, performances } = found.event;
  const priceZones = found.event.priceZones.map((zone) => ({
    ...zone,
    state: zoneState(zone.zone, found.performance.sale),
  }));
  return {
    sought: { event: { id: eventId, slug, title, lang, priceZones, performances }, performance: found.performance },
    subscription: null,
    isAsked: true,
  };
}
