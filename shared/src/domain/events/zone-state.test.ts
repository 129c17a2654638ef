import { expect, it } from 'vitest';
import { sales } from './display-state.ts';
import { zoneState } from './zone-state.ts';

it.each(sales)('zoneState gives each zone its state when the sale is %s', (sale) => {
  const zones = ['A', 'B', 'C', 'D'].map((zone) => zoneState(zone, sale));
  const told: Partial<Record<typeof sale, string[]>> = {
    soldOut: ['soldOut', 'soldOut', 'soldOut', 'soldOut'],
    schoolsFull: ['soldOut', 'soldOut', 'soldOut', 'soldOut'],
    lastTickets: ['onSale', 'onSale', 'lastTickets', 'soldOut'],
    limited: ['onSale', 'onSale', 'onSale', 'soldOut'],
  };
  expect(zones).toEqual(told[sale] ?? ['onSale', 'onSale', 'onSale', 'onSale']);
});
