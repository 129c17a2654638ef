import type { SubscriptionDetail, ZonePrice } from '@ofgc/shared/domain/subscription.schema.ts';
import type { ShownSubscription } from '../subscription-detail/load-subscription.ts';

/** The window of one phase of a subscription's year; ISO 8601. */
export interface SalePhase {
  key: 'renewal' | 'changes' | 'sale';
  from: string;
  to: string | null;
  isNow: boolean;
}

type Windows = Pick<
  ShownSubscription,
  'renewalFrom' | 'renewalTo' | 'changesFrom' | 'changesTo' | 'saleFrom' | 'saleTo'
>;

/** Renewal, changes of seat and sale, those that there are. @param now the site's clock */
export function salePhases(windows: Windows, now: Date): SalePhase[] {
  const { renewalFrom, renewalTo, changesFrom, changesTo, saleFrom, saleTo } = windows;
  const phases = [
    { key: 'renewal' as const, from: renewalFrom, to: renewalTo },
    { key: 'changes' as const, from: changesFrom, to: changesTo },
    { key: 'sale' as const, from: saleFrom, to: saleTo },
  ];
  return phases.flatMap(({ key, from, to }) =>
    from ? [{ key, from, to, isNow: new Date(from) <= now && (to === null || new Date(to) > now) }] : [],
  );
}

/** Whether a seat costs the same in every zone. */
export function hasUniformPrice({ prices }: Pick<ShownSubscription, 'prices'>): boolean {
  return prices.every(({ amount }) => amount === prices[0]?.amount);
}

/** The lowest price of a single concert within it, in euro cents, rounded; null without concerts of a fixed number. */
export function pricePerConcert({
  kind,
  prices,
  eventIds,
}: Pick<ShownSubscription, 'kind' | 'prices' | 'eventIds'>): number | null {
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
