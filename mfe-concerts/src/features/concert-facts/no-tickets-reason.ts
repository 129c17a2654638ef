import type { DisplayState } from '@ofgc/shared/domain/display-state.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list.ts';
import type { Event, Performance } from '@ofgc/shared/domain/event.schema.ts';

/** Keys of the catalogue below `concert.offer`. */
export type NoTicketsReason =
  | 'soldOut'
  | 'waitingList'
  | 'notOnSale'
  | 'notOnSaleYet'
  | 'schoolsOnly'
  | 'free'
  | 'boxOfficeOnly'
  | 'past'
  | 'cancelled'
  | 'postponed';

const words: Partial<Record<DisplayState, NoTicketsReason>> = {
  soldOut: 'soldOut',
  notOnSale: 'notOnSaleYet',
  schoolsOnly: 'schoolsOnly',
  free: 'free',
  boxOfficeOnly: 'boxOfficeOnly',
  past: 'past',
  cancelled: 'cancelled',
  postponed: 'postponed',
};

/** What stands where the button to buy would be; undefined where there is a button. */
export function noTicketsReason({ state, ticketUrl, hasWaitingList, saleFrom }: Performance): NoTicketsReason | undefined {
  if (ticketUrl) return undefined;
  if (hasOpenWaitingList({ state, hasWaitingList })) return 'waitingList';
  if (state === 'notOnSale' && saleFrom) return 'notOnSale';
  return words[state];
}

/** What changed about a concert as a whole, the gravest first. */
export function changeOf({
  performances,
}: Pick<Event, 'performances'>): 'cancelled' | 'postponed' | 'rescheduled' | undefined {
  if (performances.every(({ state }) => state === 'cancelled')) return 'cancelled';
  if (performances.some(({ state }) => state === 'postponed')) return 'postponed';
  return performances.some(({ previousStartsAt, state }) => previousStartsAt !== null && state !== 'past')
    ? 'rescheduled'
    : undefined;
}
