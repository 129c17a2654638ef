import type { SubscriptionDetail, ZonePrice } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';

/** Whether each concert has its own price, the same in every zone: only clubs sell concerts one by one. */
export function hasUniformPrice({ kind, prices }: Pick<SubscriptionDetail, 'kind' | 'prices'>): boolean {
  return kind === 'youth' && prices.every(({ amount }) => amount === prices[0]?.amount);
}

/** A subscription's lowest price per concert, in euro cents, rounded; null without a fixed number of concerts. */
export function pricePerConcert({
  kind,
  prices,
  eventIds,
}: Pick<SubscriptionDetail, 'kind' | 'prices' | 'eventIds'>): number | null {
  const lowest = Math.min(...prices.map(({ amount }) => amount));
  if (!Number.isFinite(lowest) || !eventIds.length || kind === 'flexible') return null;
  return kind === 'youth' ? lowest : Math.round(lowest / eventIds.length);
}

/** The lowest single price of each zone, in the first concert's order of zones. */
export function lowestSinglePrices(singles: SubscriptionDetail['singles']): ZonePrice[] {
  return (singles[0]?.prices ?? []).map(({ zone }) => ({
    zone,
    amount: Math.min(
      ...singles.flatMap(({ prices }) => prices.filter((price) => price.zone === zone).map(({ amount }) => amount)),
    ),
  }));
}
