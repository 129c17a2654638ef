import type { Sale } from './display-state.ts';

export const zoneStates = ['onSale', 'lastTickets', 'soldOut'] as const;
type ZoneState = (typeof zoneStates)[number];

/** The state of a zone, derived from the state of the performance's sale: the cheapest zone is assumed to sell out first. */
export function zoneState(zone: string, sale: Sale): ZoneState {
  if (sale === 'soldOut' || sale === 'schoolsFull') return 'soldOut';
  if (zone === 'D' && (sale === 'limited' || sale === 'lastTickets')) return 'soldOut';
  if (zone === 'C' && sale === 'lastTickets') return 'lastTickets';
  return 'onSale';
}
