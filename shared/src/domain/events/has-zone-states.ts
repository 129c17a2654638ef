import type { Performance } from './event.schema.ts';

/** Whether a date's zones have states: it has a price, and its sale has begun, be it at the box office only. */
export function hasZoneStates({ price, state }: Pick<Performance, 'price' | 'state'>): boolean {
  return price !== null && state !== 'notOnSale';
}
