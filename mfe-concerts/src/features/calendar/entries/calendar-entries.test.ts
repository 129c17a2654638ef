import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { calendarEntries, groupByMonth } from './calendar-entries.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (id: number, startsAt: string, differences = {}) =>
  samplePerformance({ id, startsAt, endsAt: new Date(Date.parse(startsAt) + 5_400_000).toISOString(), ...differences });
const past = { state: 'past', ticketUrl: null } as const;

describe('calendarEntries', () => {
  it('leaves out past dates of a concert that has later ones, unless all times are asked for', () => {
    const event = sampleEvent({
      performances: [at(361, '2026-11-19T20:00:00Z', past), at(362, '2026-11-20T20:00:00Z')],
    });
    expect(calendarEntries([event], {}, now).map(({ performance }) => performance.id)).toEqual([362]);
    expect(calendarEntries([event], { cuando: 'todos' }, now).map(({ day }) => day)).toEqual([
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  it('makes one entry a day, represented by the first session with tickets', () => {
    const full = { state: 'soldOut', ticketUrl: null } as const;
    const event = sampleEvent({ performances: [at(2, '2026-11-28T12:00:00Z'), at(1, '2026-11-28T10:30:00Z', full)] });
    const [entry, ...others] = calendarEntries([event], {}, now);
    expect(others).toEqual([]);
    expect(entry?.performance.id).toBe(2);
    expect(entry?.sessions.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('leaves out a cancelled or postponed session, unless the day has no other', () => {
    const off = (id: number, startsAt: string, status: 'cancelled' | 'postponed') =>
      at(id, startsAt, { status, state: status, ticketUrl: null });
    const event = sampleEvent({
      performances: [
        off(1, '2026-12-04T10:30:00Z', 'cancelled'),
        at(2, '2026-12-04T12:00:00Z'),
        off(3, '2026-12-05T10:30:00Z', 'cancelled'),
        off(4, '2026-12-05T12:00:00Z', 'postponed'),
      ],
    });
    const days = calendarEntries([event], {}, now);
    expect(days.map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([[2], [3, 4]]);
  });

  it('keeps only dates in the month or at the venue of the query', () => {
    const elsewhere = { hall: { ...samplePerformance().hall, venueSlug: 'los-tarajales' } };
    const event = sampleEvent({
      performances: [at(1, '2026-12-04T20:00:00Z'), at(2, '2027-01-04T20:00:00Z', elsewhere)],
    });
    expect(calendarEntries([event], { mes: '2027-01' }, now).map(({ day }) => day)).toEqual(['2027-01-04']);
    expect(calendarEntries([event], { lugar: 'auditorio-del-mar' }, now).map(({ day }) => day)).toEqual(['2026-12-04']);
  });

  it('keeps only sessions within the days and with the access features of the query', () => {
    const relaxed = { isRelaxed: true, access: ['silla-de-ruedas', 'sesion-relajada'] } as const;
    const event = sampleEvent({
      performances: [
        at(1, '2026-11-28T10:30:00Z', relaxed),
        at(2, '2026-11-28T12:00:00Z'),
        at(3, '2026-12-04T20:00:00Z', relaxed),
      ],
    });
    const [entry, ...others] = calendarEntries([event], { accesible: 'sesion-relajada', hasta: '2026-11-30' }, now);
    expect(others).toEqual([]);
    expect(entry?.sessions.map(({ id }) => id)).toEqual([1]);
    expect(calendarEntries([event], { desde: '2026-11-29' }, now).map(({ day }) => day)).toEqual(['2026-12-04']);
  });

  it('keeps only dates within the price of the query, and past dates without a price', () => {
    const range = (min: number) => ({ price: { kind: 'range', min, max: 4000 } as const });
    const event = sampleEvent({
      performances: [
        at(1, '2026-11-19T20:00:00Z', { ...past, price: null }),
        at(2, '2026-12-04T20:00:00Z', range(2000)),
        at(3, '2026-12-05T20:00:00Z', range(1500)),
        at(4, '2026-12-06T20:00:00Z', { state: 'soldOut', price: null }),
        at(5, '2026-12-07T20:00:00Z', { price: { kind: 'free', min: 0, max: 0 } }),
      ],
    });
    const idsWith = (query: CalendarChoice) =>
      calendarEntries([event], query, now).map(({ performance }) => performance.id);
    expect(idsWith({ precio_max: '15' })).toEqual([3, 5]);
    expect(idsWith({ precio_max: '15', cuando: 'todos' })).toEqual([1, 3, 5]);
    expect(idsWith({ gratis: '1' })).toEqual([5]);
    expect(idsWith({ gratis: '1', precio_max: '15' })).toEqual([5]);
  });

  it('sorts by time, and past concerts in reverse', () => {
    const first = sampleEvent({ id: 1, performances: [at(11, '2026-02-01T20:00:00Z', past)] });
    const second = sampleEvent({ id: 2, performances: [at(21, '2026-03-01T20:00:00Z', past)] });
    expect(calendarEntries([second, first], { cuando: 'todos' }, now).map(({ event }) => event.id)).toEqual([1, 2]);
    expect(calendarEntries([first, second], { cuando: 'pasados' }, now).map(({ event }) => event.id)).toEqual([2, 1]);
  });

  it('leaves a postponed date out of past concerts', () => {
    const event = sampleEvent({
      performances: [
        at(1, '2026-03-01T20:00:00Z', past),
        at(2, '2026-03-02T20:00:00Z', { ...past, state: 'postponed' }),
      ],
    });
    const days = (cuando: 'pasados' | 'todos') => calendarEntries([event], { cuando }, now).map(({ day }) => day);
    expect([days('pasados'), days('todos')]).toEqual([['2026-03-01'], ['2026-03-01', '2026-03-02']]);
  });

  it('uses the day in the time zone of the Canary Islands', () => {
    const event = sampleEvent({ performances: [at(1, '2027-05-31T23:30:00Z')] });
    expect(calendarEntries([event], {}, now)[0]?.day).toBe('2027-06-01');
  });

  it('groupByMonth() counts a concert once a month, whatever its number of dates', () => {
    const event = sampleEvent({
      performances: [at(1, '2026-12-03T20:00:00Z'), at(2, '2026-12-04T20:00:00Z'), at(3, '2027-01-02T20:00:00Z')],
    });
    expect(
      groupByMonth(calendarEntries([event], {}, now)).map(({ month, entries, concerts }) => [
        month,
        entries.length,
        concerts,
      ]),
    ).toEqual([
      ['2026-12', 2, 1],
      ['2027-01', 1, 1],
    ]);
  });
});
