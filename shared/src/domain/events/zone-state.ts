import type { Sale } from './display-state.ts';

export const zoneStates = ['onSale', 'lastTickets', 'soldOut'] as const;
type ZoneState = (typeof zoneStates)[number];

/** The cheapest zone goes first: what a performance's sale means for each zone. */
export function zoneState(zone: string, sale: Sale): ZoneState {
  if (sale === 'soldOut' || sale === 'schoolsFull') return 'soldOut';
  if (zone === 'D' && (sale === 'limited' || sale === 'lastTickets')) return 'soldOut';
  if (zone === 'C' && sale === 'lastTickets') return 'lastTickets';
  return 'onSale';
}
