import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';

/** One phase of a subscription's year; ISO 8601. */
export interface SalePhase {
  key: 'renewal' | 'changes' | 'sale';
  from: string;
  /** Null: open-ended. */
  to: string | null;
  isNow: boolean;
}

type Windows = Pick<
  SubscriptionDetail,
  'renewalFrom' | 'renewalTo' | 'changesFrom' | 'changesTo' | 'saleFrom' | 'saleTo'
>;

/** The phases that exist of renewal, changes of seat and sale. @param now the site's clock */
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
