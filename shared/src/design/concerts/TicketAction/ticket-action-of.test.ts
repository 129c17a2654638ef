import { describe, expect, it } from 'vitest';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { ticketActionOf } from './ticket-action-of.ts';

const page = '/conciertos-entradas/eventos/pastoral/38';
const event = sampleEvent();

describe('ticketActionOf', () => {
  it('links to the box office for a purchase or a reservation', () => {
    const ticketUrl = 'https://tickets.example/381';
    expect(ticketActionOf(event, samplePerformance({ ticketUrl }))).toEqual({ kind: 'buy', to: ticketUrl });
    expect(ticketActionOf(event, samplePerformance({ ticketUrl, state: 'freeWithReservation' }))).toEqual({
      kind: 'reserve',
      to: ticketUrl,
    });
  });

  it.each([
    [{ state: 'cancelled' }, 'myTicket'],
    [{ state: 'postponed' }, 'myTicket'],
  ] as const)('links to the concert’s page, except on that page, for %j', (differences, kind) => {
    const performance = samplePerformance({ ticketUrl: null, ...differences });
    expect(ticketActionOf(event, performance)).toEqual({ kind, to: `${page}#entrada` });
    expect(ticketActionOf(event, performance, true)).toBeNull();
  });

  it('links to the waiting list on the concert’s page when there is one', () => {
    const performance = samplePerformance({ ticketUrl: null, state: 'soldOut', hasWaitingList: true });
    expect(ticketActionOf(event, performance)).toEqual({ kind: 'waitingList', to: `${page}#lista-de-espera` });
    expect(ticketActionOf(event, performance, true)).toBeNull();
  });

  it.each([false, true])('links a school to its registration (on the concert’s own page: %s)', (isOnOwnPage) =>
    expect(ticketActionOf(event, samplePerformance({ ticketUrl: null, state: 'schoolsOnly' }), isOnOwnPage)).toEqual({
      kind: 'enrolSchool',
      to: '/educacion-comunidad/educacion#como-participar',
    }),
  );

  it.each([
    { state: 'past' },
    { state: 'cancelled', isOver: true },
    { state: 'soldOut' },
    { state: 'notOnSale' },
    { state: 'free' },
    { state: 'boxOfficeOnly' },
  ] as const)('returns null for %j', (differences) =>
    expect(ticketActionOf(event, samplePerformance({ ticketUrl: null, ...differences }))).toBeNull(),
  );
});
