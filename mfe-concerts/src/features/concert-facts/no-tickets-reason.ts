import { type DisplayState, sellsTickets, type SellingState } from '@ofgc/shared/domain/events/display-state.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** Keys of the catalogue below `concert.ticketOffer`. */
export type NoTicketsReason =
  | Exclude<DisplayState, SellingState>
  | 'waitingList'
  | 'schoolsFull'
  | 'notOnSaleUntil'
  | 'freeOnline'
  | 'notHeld';

/** The reason why there is no button to buy or reserve; undefined where there is one. */
export function noTicketsReason(performance: Performance): NoTicketsReason | undefined {
  const { state, ticketUrl, sale, saleFrom, status, isOver } = performance;
  if (ticketUrl) return undefined;
  if (hasOpenWaitingList(performance)) return 'waitingList';
  if (state === 'soldOut' && sale === 'schoolsFull') return sale;
  if (state === 'notOnSale' && saleFrom) return 'notOnSaleUntil';
  if (state === 'free' && status === 'movedOnline') return 'freeOnline';
  if (isOver) return 'notHeld';
  return sellsTickets(state) ? undefined : state;
}
