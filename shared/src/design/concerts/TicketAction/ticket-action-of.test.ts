import { describe, expect, it } from 'vitest';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { ticketActionOf } from './ticket-action-of.ts';

const page = '/conciertos-entradas/eventos/pastoral/38';
const event = sampleEvent();

describe('ticketActionOf', () => {
  it('sends a visitor to the box office where it sells or reserves', () => {
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
  ] as const)('sends a visitor to the page of the concert for %j', (differences, kind) => {
    const performance = samplePerformance({ ticketUrl: null, ...differences });
    expect(ticketActionOf(event, performance)).toEqual({ kind, to: `${page}#entrada` });
    expect(ticketActionOf(event, performance, true)).toBeNull();
  });

  it('sends a visitor to the waiting list on the page of the concert, as long as there is one', () => {
    const performance = samplePerformance({ ticketUrl: null, state: 'soldOut', hasWaitingList: true });
    expect(ticketActionOf(event, performance)).toEqual({ kind: 'waitingList', to: `${page}#lista-de-espera` });
    expect(ticketActionOf(event, performance, true)).toBeNull();
  });

  it.each([false, true])('sends a school to where it registers (on the concert’s own page: %s)', (isOnOwnPage) =>
    expect(ticketActionOf(event, samplePerformance({ ticketUrl: null, state: 'schoolsOnly' }), isOnOwnPage)).toEqual({
      kind: 'enrolSchool',
      to: '/educacion-comunidad/educacion#como-participar',
    }),
  );

  it.each([
    { state: 'past' },
    { state: 'soldOut' },
    { state: 'notOnSale' },
    { state: 'free' },
    { state: 'boxOfficeOnly' },
  ] as const)('offers nothing for %j', (differences) =>
    expect(ticketActionOf(event, samplePerformance({ ticketUrl: null, ...differences }))).toBeNull(),
  );
});
