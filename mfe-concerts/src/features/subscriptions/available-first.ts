import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';

const rank: Record<Subscription['state'], number> = { open: 0, limited: 0, renewalOnly: 0, notYet: 1, closed: 2 };

/** Available subscriptions first, closed ones last; otherwise in the API's order. */
export function availableFirst(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.toSorted((a, b) => rank[a.state] - rank[b.state]);
}

/** Leaves out closed subscriptions, unless all are closed. */
export function withoutClosed(subscriptions: readonly Subscription[]): Subscription[] {
  const lasting = subscriptions.filter(({ state }) => state !== 'closed');
  return availableFirst(lasting.length ? lasting : subscriptions);
}
