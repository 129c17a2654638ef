import type { CardPerformance, EventSummary, Performance } from '../../../domain/events/event.schema.ts';
import { hasOpenWaitingList } from '../../../domain/waiting-list/waiting-list-state.ts';
import { schoolEnrolmentPath } from '../../../routes/education/activities.ts';
import { ticketNotePath, waitingListFormPath } from '../../../routes/concerts/events.ts';

/** The properties of a performance that its button depends on. */
export type TicketPerformance = CardPerformance & Pick<Performance, 'hasWaitingList' | 'isRelaxed'>;

export type TicketActionKind = 'buy' | 'reserve' | 'waitingList' | 'enrolSchool' | 'myTicket';

interface TicketActionFacts {
  kind: TicketActionKind;
  to: string;
}

/**
 * The one action for a performance: at the box office where it sells online, on the page for schools for their sessions, otherwise
 * on the concert's page.
 * @param isOnOwnPage on the concert's page, only actions that lead away from it are offered
 * @returns null where no action is possible: past or cancelled and past, sold out without a list, not yet on sale, free entry, box office only
 */
export function ticketActionOf(
  event: Pick<EventSummary, 'id' | 'slug'>,
  performance: TicketPerformance,
  isOnOwnPage = false,
): TicketActionFacts | null {
  const { state, ticketUrl } = performance;
  if (ticketUrl) return { kind: state === 'freeWithReservation' ? 'reserve' : 'buy', to: ticketUrl };
  if (state === 'schoolsOnly') return { kind: 'enrolSchool', to: schoolEnrolmentPath };
  if (isOnOwnPage || performance.isOver) return null;
  if (hasOpenWaitingList(performance)) return { kind: 'waitingList', to: waitingListFormPath(event) };
  if (state === 'cancelled' || state === 'postponed') return { kind: 'myTicket', to: ticketNotePath(event) };
  return null;
}

/** Whether the action leads to the box office. */
export function isAtBoxOffice(kind: TicketActionKind): kind is 'buy' | 'reserve' {
  return kind === 'buy' || kind === 'reserve';
}

/** The label of a button, shorter in a list than on a page: a key of the catalogue below `action`. */
export function ticketActionLabel(
  kind: TicketActionKind,
  size: 'row' | 'full',
): TicketActionKind | 'buyTickets' | 'reserveTickets' {
  return size === 'full' && isAtBoxOffice(kind) ? `${kind}Tickets` : kind;
}
