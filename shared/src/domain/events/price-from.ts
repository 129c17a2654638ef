import type { DisplayState, Sale } from './display-state.ts';
import type { Price } from './event.schema.ts';
import { zoneState } from './zone-state.ts';

/** States in which a performance has no price: it cannot be bought, now or later. */
const unpriced: readonly DisplayState[] = ['cancelled', 'postponed', 'past', 'soldOut'];

/**
 * The present price of a ticket for a performance: of a range, only the zones that still have seats.
 * @param price of the concert, for all zones
 * @param zones the prices of the zones, in euro cents; empty where the price is not a range
 * @returns null where no ticket is sold
 */
export function priceFrom(
  price: Price,
  zones: readonly { zone: string; amount: number }[],
  { sale, state }: { sale: Sale; state: DisplayState },
): Price | null {
  if (unpriced.includes(state)) return null;
  // When reservations have ended, nobody needs one at the door (`stateAfterSale`).
  if (price.kind === 'freeWithReservation' && state === 'free') return { ...price, kind: 'free' };
  if (price.kind !== 'range' || zones.length === 0) return price;
  const amounts = zones.filter(({ zone }) => zoneState(zone, sale) !== 'soldOut').map(({ amount }) => amount);
  if (amounts.length === 0) return null;
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  return { kind: min === max ? 'flat' : 'range', min, max };
}
