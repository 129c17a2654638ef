/** The price of a single ticket for one concert of a subscription in one zone, in euro cents. */
interface IncludedConcert {
  single: number;
  isCancelled: boolean;
}

/** The saving of a subscription in one zone. Amounts are in euro cents. */
export interface Saving {
  /** The price of the same concerts as single tickets, without cancelled ones. */
  singles: number;
  /** The refund for cancelled concerts. */
  credit: number;
  saved: number;
  /** The saving as a percentage of `singles`, rounded. */
  percent: number;
}

/**
 * The refund for cancelled concerts: an equal share of the price for each (terms of sale, "parte proporcional").
 * @param price euro cents
 * @returns euro cents, rounded
 */
export function cancellationCredit(price: number, concerts: number, cancelled: number): number {
  return concerts ? Math.round((price * cancelled) / concerts) : 0;
}

/**
 * Compares a subscription's price with single tickets for the concerts that take place.
 * @param price of the subscription in this zone, in euro cents
 * @param concerts all concerts of the subscription, in the same zone
 */
export function savingOf(price: number, concerts: readonly IncludedConcert[]): Saving {
  const held = concerts.filter(({ isCancelled }) => !isCancelled);
  const singles = held.reduce((sum, { single }) => sum + single, 0);
  const credit = cancellationCredit(price, concerts.length, concerts.length - held.length);
  const saved = singles - (price - credit);
  return { singles, credit, saved, percent: singles ? Math.round((saved * 100) / singles) : 0 };
}

/** One step of a choose-your-own subscription: a discount on single prices, in percent, from a number of concerts on. */
export interface DiscountStep {
  from: number;
  percent: number;
}

/** A single price with a step's discount, in euro cents, rounded for each ticket. */
export function discounted(single: number, percent: number): number {
  return Math.round((single * (100 - percent)) / 100);
}
