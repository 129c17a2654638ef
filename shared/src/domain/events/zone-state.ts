import type { DisplayState } from './display-state.ts';

export const zoneStates = ['onSale', 'lastTickets', 'soldOut'] as const;
type ZoneState = (typeof zoneStates)[number];

/** The cheapest zone goes first: what a performance's state means for each zone. */
export function zoneState(zone: string, state: DisplayState): ZoneState {
  if (state === 'soldOut') return 'soldOut';
  if (zone === 'D' && (state === 'limited' || state === 'lastTickets')) return 'soldOut';
  if (zone === 'C' && state === 'lastTickets') return 'lastTickets';
  return 'onSale';
}
