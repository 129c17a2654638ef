import type { CardPerformance, EventSummary, Performance } from '../../../domain/events/event.schema.ts';
import { hasOpenWaitingList } from '../../../domain/waiting-list/waiting-list-state.ts';
import { schoolEnrolmentPath } from '../../../routes/education/activities.ts';
import { ticketNotePath, waitingListFormPath } from '../../../routes/concerts/events.ts';

/** What of a date decides about its button, and what the button says. */
export type TicketPerformance = CardPerformance & Pick<Performance, 'hasWaitingList' | 'isRelaxed'>;

export type TicketActionKind = 'buy' | 'reserve' | 'waitingList' | 'enrolSchool' | 'myTicket';

export interface TicketActionFacts {
  kind: TicketActionKind;
  to: string;
}

/**
 * The one thing that a visitor can do about a performance: at the box office where it sells,
 * on the page for schools where it is theirs, otherwise on the concert's page.
 * @param isOnOwnPage on that page only what leads away from it is left
 * @returns null where there is nothing to do: past, sold out without a list, not yet on sale, free entry, box office only
 */
export function ticketActionOf(
  event: Pick<EventSummary, 'id' | 'slug'>,
  performance: TicketPerformance,
  isOnOwnPage = false,
): TicketActionFacts | null {
  const { state, ticketUrl } = performance;
  if (ticketUrl) return { kind: state === 'freeWithReservation' ? 'reserve' : 'buy', to: ticketUrl };
  if (state === 'schoolsOnly') return { kind: 'enrolSchool', to: schoolEnrolmentPath };
  if (isOnOwnPage) return null;
  if (hasOpenWaitingList(performance)) return { kind: 'waitingList', to: waitingListFormPath(event) };
  if (state === 'cancelled' || state === 'postponed') return { kind: 'myTicket', to: ticketNotePath(event) };
  return null;
}

/** Whether it leads to the box office. */
export function isAtBoxOffice(kind: TicketActionKind): kind is 'buy' | 'reserve' {
  return kind === 'buy' || kind === 'reserve';
}

/** What a button says: a word in a list, a page's button says more. A key of the catalogue below `action`. */
export function ticketActionLabel(
  kind: TicketActionKind,
  size: 'row' | 'full',
): TicketActionKind | 'buyTickets' | 'reserveTickets' {
  return size === 'full' && isAtBoxOffice(kind) ? `${kind}Tickets` : kind;
}
