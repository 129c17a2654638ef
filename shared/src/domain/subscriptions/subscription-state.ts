/** The sale states of a subscription or package, in the order of a year's sale. */
export const subscriptionStates = ['notYet', 'renewalOnly', 'open', 'limited', 'closed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The office's dates. Null: no such limit; without any sale dates it is always sold. */
export interface SaleWindows {
  saleFrom: Date | null;
  saleTo: Date | null;
  renewalFrom: Date | null;
  renewalTo: Date | null;
  /** From this time on few seats are left. */
  limitedFrom: Date | null;
}

/**
 * The present sale state of a subscription: new sale takes precedence over renewal, and few seats are shown only during the sale.
 * @param windows the dates that the office stores
 * @param now the site's clock
 */
export function subscriptionState(windows: SaleWindows, now: Date): SubscriptionState {
  const { saleFrom, saleTo, renewalFrom, renewalTo, limitedFrom } = windows;
  const hasEnded = saleTo !== null && saleTo <= now;
  if (!hasEnded && (saleFrom === null || saleFrom <= now))
    return limitedFrom && limitedFrom <= now ? 'limited' : 'open';
  if (renewalFrom && renewalFrom <= now && (renewalTo === null || renewalTo > now)) return 'renewalOnly';
  return hasEnded ? 'closed' : 'notYet';
}

/** Whether anybody can buy the subscription in a state. */
export function isSold(state: SubscriptionState): boolean {
  return state === 'open' || state === 'limited';
}

/** Whether the box office sells or renews the subscription in a state. */
export function isAvailable(state: SubscriptionState): boolean {
  return isSold(state) || state === 'renewalOnly';
}
