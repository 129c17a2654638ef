import { saleEnd } from './sale-end.ts';

/** Whether a performance takes place as announced, as the office keeps it (schema.org's event statuses). */
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
  startsAt: Date;
  endsAt: Date;
  saleFrom: Date | null;
}

/** What a state that sells becomes once the website has stopped selling. */
export function stateAfterSale(state: DisplayState): DisplayState {
  return state === 'freeWithReservation' ? 'free' : 'boxOfficeOnly';
}

/**
 * The state shown for a performance by API, cards, pages, feeds and structured data.
 * A rescheduled performance keeps its sale state: the new date is told beside it (`previousStartsAt`).
 * @param facts what the office stores
 * @param now the site's clock
 */
export function displayState(facts: StateFacts, now: Date): DisplayState {
  if (facts.status === 'cancelled' || facts.status === 'postponed') return facts.status;
  if (facts.endsAt <= now) return 'past';
  const state = saleState(facts, now);
  return sellsTickets(state) && saleEnd(facts.startsAt) <= now ? stateAfterSale(state) : state;
}

function saleState({ sale, saleFrom }: StateFacts, now: Date): DisplayState {
  if (sale === 'soldOut' || sale === 'schoolsFull') return 'soldOut';
  if (sale === 'lastTickets' || sale === 'limited') return sale;
  if (saleFrom && saleFrom > now) return 'notOnSale';
  return sale;
}

/** States in which a visitor can act at the box office: only these carry a ticket link. */
export function sellsTickets(state: DisplayState): boolean {
  return ['lastTickets', 'limited', 'onSale', 'freeWithReservation'].includes(state);
}
