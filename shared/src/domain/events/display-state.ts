/** Dates of a performance as the office keeps them (schema.org's event statuses). */
export const eventStatuses = ['scheduled', 'cancelled', 'postponed', 'rescheduled', 'movedOnline'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** How the box office sells a performance. */
export const sales = [
  'onSale',
  'limited',
  'lastTickets',
  'soldOut',
  'boxOfficeOnly',
  'free',
  'freeWithReservation',
  'schoolsOnly',
  'schoolsFull',
] as const;
export type Sale = (typeof sales)[number];

/** What a visitor is told, in order of precedence. */
export const displayStates = [
  'cancelled',
  'postponed',
  'past',
  'soldOut',
  'lastTickets',
  'limited',
  'notOnSale',
  'schoolsOnly',
  'freeWithReservation',
  'free',
  'boxOfficeOnly',
  'onSale',
] as const;
export type DisplayState = (typeof displayStates)[number];

export interface StateFacts {
  status: EventStatus;
  sale: Sale;
  endsAt: Date;
  saleFrom: Date | null;
}

/**
 * The one answer to "what is the matter with this performance?", used by API, cards, pages, feeds and structured data.
 * A rescheduled performance keeps its sale state: the new date is told beside it (`previousStartsAt`).
 * @param facts what the office stores
 * @param now the site's clock
 */
export function displayState(facts: StateFacts, now: Date): DisplayState {
  if (facts.status === 'cancelled' || facts.status === 'postponed') return facts.status;
  if (facts.endsAt <= now) return 'past';
  if (facts.sale === 'soldOut' || facts.sale === 'schoolsFull') return 'soldOut';
  if (facts.sale === 'lastTickets' || facts.sale === 'limited') return facts.sale;
  if (facts.saleFrom && facts.saleFrom > now) return 'notOnSale';
  return facts.sale;
}

/** States in which a visitor can act at the box office: only these carry a ticket link. */
export function sellsTickets(state: DisplayState): boolean {
  return ['lastTickets', 'limited', 'onSale', 'freeWithReservation'].includes(state);
}
