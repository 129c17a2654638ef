/** Single prices of one concert of a subscription in one zone, in euro cents. */
export interface IncludedConcert {
  single: number;
  isCancelled: boolean;
}

/** What a subscription saves in one zone. Amounts are euro cents. */
export interface Saving {
  /** The same concerts as single tickets; cancelled ones are left out. */
  singles: number;
  /** What is given back for cancelled concerts. */
  credit: number;
  saved: number;
  /** Of `singles`, rounded. */
  percent: number;
}

/**
 * What cancelled concerts give back: an equal share of the price each (terms of sale, "parte proporcional").
 * @param price euro cents
 * @returns euro cents, rounded
 */
export function cancellationCredit(price: number, concerts: number, cancelled: number): number {
  return concerts ? Math.round((price * cancelled) / concerts) : 0;
}

/**
 * A subscription's price against the single tickets of the concerts that take place.
 * @param price of the subscription in this zone, euro cents
 * @param concerts all that it includes, in the same zone
 */
export function savingOf(price: number, concerts: readonly IncludedConcert[]): Saving {
  const held = concerts.filter(({ isCancelled }) => !isCancelled);
  const singles = held.reduce((sum, { single }) => sum + single, 0);
  const credit = cancellationCredit(price, concerts.length, concerts.length - held.length);
  const saved = singles - (price - credit);
  return { singles, credit, saved, percent: singles ? Math.round((saved * 100) / singles) : 0 };
}

/** One step of a choose-your-own subscription: so many percent off single prices from so many concerts on. */
export interface DiscountStep {
  from: number;
  percent: number;
}

/** A single price with a step's discount, in euro cents, rounded for each ticket. */
export function discounted(single: number, percent: number): number {
  return Math.round((single * (100 - percent)) / 100);
}
