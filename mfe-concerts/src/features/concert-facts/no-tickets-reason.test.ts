import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { noTicketsReason } from './no-tickets-reason.ts';

const withoutTickets = (state: DisplayState, more: Partial<Performance> = {}) =>
  samplePerformance({ state, ticketUrl: null, ...more });

describe('noTicketsReason', () => {
  it('leaves the place to the button where there are tickets', () =>
    expect(noTicketsReason(samplePerformance())).toBeUndefined());

  it.each<DisplayState>(['soldOut', 'schoolsOnly', 'free', 'boxOfficeOnly', 'past', 'cancelled', 'postponed'])(
    'has a word for %s',
    (state) => {
      expect(noTicketsReason(withoutTickets(state))).toBe(state);
    },
  );

  it('speaks of the waiting list where there is one', () =>
    expect(noTicketsReason(withoutTickets('soldOut', { hasWaitingList: true }))).toBe('waitingList'));

  it('tells when the sale opens as far as that is known', () => {
    expect(noTicketsReason(withoutTickets('notOnSale', { saleFrom: '2027-01-11T10:00:00Z' }))).toBe('notOnSale');
    expect(noTicketsReason(withoutTickets('notOnSale'))).toBe('notOnSaleYet');
  });
});
