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

/** The reason why there is no button to buy or reserve; undefined where there is one. */
export function noTicketsReason({
  state,
  ticketUrl,
  hasWaitingList,
  saleFrom,
}: Performance): NoTicketsReason | undefined {
  if (ticketUrl) return undefined;
  if (hasOpenWaitingList({ state, hasWaitingList })) return 'waitingList';
  if (state === 'notOnSale' && saleFrom) return 'notOnSale';
  return reasons[state];
}
