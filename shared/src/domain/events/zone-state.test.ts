import { expect, it } from 'vitest';
import { displayStates } from './display-state.ts';
import { zoneState } from './zone-state.ts';

it.each(displayStates)('a performance that is %s leaves to each zone what it says', (state) => {
  const zones = ['A', 'B', 'C', 'D'].map((zone) => zoneState(zone, state));
  const told: Partial<Record<typeof state, string[]>> = {
    soldOut: ['soldOut', 'soldOut', 'soldOut', 'soldOut'],
    lastTickets: ['onSale', 'onSale', 'lastTickets', 'soldOut'],
    limited: ['onSale', 'onSale', 'onSale', 'soldOut'],
  };
  expect(zones).toEqual(told[state] ?? ['onSale', 'onSale', 'onSale', 'onSale']);
});
