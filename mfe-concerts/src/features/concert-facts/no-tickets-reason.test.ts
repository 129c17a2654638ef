import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { noTicketsReason } from './no-tickets-reason.ts';

const withoutTickets = (state: DisplayState, more: Partial<Performance> = {}) =>
  samplePerformance({ state, ticketUrl: null, ...more });

describe('noTicketsReason', () => {
  it('is undefined when tickets are on sale', () => expect(noTicketsReason(samplePerformance())).toBeUndefined());

  it.each<DisplayState>(['soldOut', 'schoolsOnly', 'free', 'boxOfficeOnly', 'past', 'cancelled', 'postponed'])(
    'is “%s” in that state',
    (state) => {
      expect(noTicketsReason(withoutTickets(state))).toBe(state);
    },
  );

  it('is “waitingList” when a sold-out date has a waiting list', () =>
    expect(noTicketsReason(withoutTickets('soldOut', { hasWaitingList: true }))).toBe('waitingList'));

  it('distinguishes a known start of the sale from an unknown one', () => {
    expect(noTicketsReason(withoutTickets('notOnSale', { saleFrom: '2027-01-11T10:00:00Z' }))).toBe('notOnSale');
    expect(noTicketsReason(withoutTickets('notOnSale'))).toBe('notOnSaleYet');
  });

  it('leads schools to the call also when their session is full', () =>
    expect(noTicketsReason(withoutTickets('soldOut', { sale: 'schoolsFull' }))).toBe('schoolsOnly'));

  it.each<[DisplayState, Partial<Performance>]>([
    ['free', { status: 'movedOnline' }],
    ['cancelled', { isOver: true }],
  ])('is undefined for what is %s with %o', (state, more) =>
    expect(noTicketsReason(withoutTickets(state, more))).toBeUndefined(),
  );
});
