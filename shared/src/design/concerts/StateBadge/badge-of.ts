import type { DisplayState } from '../../../domain/events/display-state.ts';

/** The looks of a badge: several states may have the same look, but never the same word. */
export type BadgeLook = 'on-sale' | 'last' | 'sold-out' | 'cancelled' | 'moved' | 'free' | 'not-yet' | 'past';

const looks: Record<DisplayState, BadgeLook> = {
  onSale: 'on-sale',
  lastTickets: 'last',
  limited: 'last',
  soldOut: 'sold-out',
  cancelled: 'cancelled',
  postponed: 'moved',
  notOnSale: 'not-yet',
  schoolsOnly: 'free',
  freeWithReservation: 'free',
  free: 'free',
  boxOfficeOnly: 'on-sale',
  past: 'past',
};

/**
 * The look and the word of a performance's badge. A new date is shown only if nothing is more urgent: a sold-out concert remains
 * marked as sold out, and the old date is shown beside the badge anyway.
 */
export function badgeOf(
  state: DisplayState,
  isRescheduled: boolean,
): { look: BadgeLook; word: DisplayState | 'rescheduled' } {
  const saysNewDate = isRescheduled && (state === 'onSale' || state === 'notOnSale' || state === 'boxOfficeOnly');
  return saysNewDate ? { look: 'moved', word: 'rescheduled' } : { look: looks[state], word: state };
}
