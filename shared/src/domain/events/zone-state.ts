import type { Sale } from './display-state.ts';

export const zoneStates = ['onSale', 'lastTickets', 'soldOut'] as const;
type ZoneState = (typeof zoneStates)[number];

/**
 * The state of a zone, derived from the state of the performance's sale: the cheapest zone is assumed to sell out first. Scales have the
 * zones A to D, of which D is the cheapest; `content.ts` of the API's events refuses others. The lowest prices of lists follow the same
 * rule in SQL: a change of it needs a migration of the view `event_listing`.
 */
export function zoneState(zone: string, sale: Sale): ZoneState {
  if (sale === 'soldOut' || sale === 'schoolsFull') return 'soldOut';
  if (zone === 'D' && (sale === 'limited' || sale === 'lastTickets')) return 'soldOut';
  if (zone === 'C' && sale === 'lastTickets') return 'lastTickets';
  return 'onSale';
}
