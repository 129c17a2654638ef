import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** Keys of the catalogue below `concert.ticketOffer`. */
type NoTicketsReason =
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

const reasons: Partial<Record<DisplayState, NoTicketsReason>> = {
  soldOut: 'soldOut',
  notOnSale: 'notOnSaleYet',
  schoolsOnly: 'schoolsOnly',
  free: 'free',
  boxOfficeOnly: 'boxOfficeOnly',
  past: 'past',
  cancelled: 'cancelled',
  postponed: 'postponed',
};

/**
 * The reason why there is no button to buy or reserve; undefined where there is one, and where none is missed: free online, or a cancelled
 * concert after its end. Of a full session for schools the call still takes applications, for its waiting list.
 */
export function noTicketsReason(performance: Performance): NoTicketsReason | undefined {
  const { state, status, sale, ticketUrl, saleFrom, isOver } = performance;
  if (ticketUrl || isOver || (state === 'free' && status === 'movedOnline')) return undefined;
  if (hasOpenWaitingList(performance)) return 'waitingList';
  if (state === 'soldOut' && sale === 'schoolsFull') return 'schoolsOnly';
  if (state === 'notOnSale' && saleFrom) return 'notOnSale';
  return reasons[state];
}
