/** What can be done with a subscription or package, in the order of a year's sale. */
export const subscriptionStates = ['notYet', 'renewalOnly', 'open', 'limited', 'closed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The office's dates. Null: no such limit; without any sale dates it is always sold. */
export interface SaleWindows {
  saleFrom: Date | null;
  saleTo: Date | null;
  renewalFrom: Date | null;
  renewalTo: Date | null;
  /** From here on few seats are left. */
  limitedFrom: Date | null;
}

/**
 * What can be done with a subscription now: new sale goes before renewal, few seats are shown only while it is on sale.
 * @param windows what the office stores
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

/** States in which it can be bought by anybody. */
export function isSold(state: SubscriptionState): boolean {
  return state === 'open' || state === 'limited';
}

/** States in which something can be done at the box office: buy, or renew. */
export function isAvailable(state: SubscriptionState): boolean {
  return isSold(state) || state === 'renewalOnly';
}
