import { isSold } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';

/** The price of a seat for members of the two clubs, in euro cents. */
export interface ClubPrices {
  price26: number;
  price16: number;
}

/** The clubs' prices; null unless both clubs are on sale, because the home page names both prices. */
export function clubPrices(subscriptions: readonly Subscription[]): ClubPrices | null {
  const priceOf = (slug: string) =>
    subscriptions.find((club) => club.slug === slug && isSold(club.state))?.prices[0]?.amount;
  const price26 = priceOf('club-26');
  const price16 = priceOf('club-16');
  return price26 === undefined || price16 === undefined ? null : { price26, price16 };
}
