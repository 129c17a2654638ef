import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { upcomingMonth } from './upcoming-month.ts';

const now = new Date('2026-11-29T12:00:00Z');
const event = (id: number, ...performances: Partial<Performance>[]) =>
  sampleEvent({ id, title: `Concierto ${id}`, performances: performances.map(samplePerformance) });
const off = { state: 'cancelled', status: 'cancelled' } as const;

it('upcomingMonth() has the days of the month of the next concert that is held, with the cancelled ones', () => {
  const events = [
    event(1, { startsAt: '2026-11-28T20:00:00Z', state: 'past' }),
    event(2, { startsAt: '2026-11-30T20:00:00Z', ...off }),
    event(3, { startsAt: '2026-12-18T20:00:00Z' }, { startsAt: '2027-01-02T20:00:00Z' }),
    event(4, { startsAt: '2026-12-11T20:00:00Z', ...off }),
  ];
  const found = upcomingMonth(events, now);
  expect(found).toMatchObject({ month: '2026-12', today: '2026-11-29' });
  expect(found?.days.map(({ day, title, notHeld }) => [day, title, notHeld])).toEqual([
    ['2026-12-11', 'Concierto 4', 'cancelled'],
    ['2026-12-18', 'Concierto 3', undefined],
  ]);
});

it('upcomingMonth() is null where nothing is held', () => {
  expect(upcomingMonth([event(1, { startsAt: '2026-12-11T20:00:00Z', ...off })], now)).toBeNull();
});
