import { expect, it } from 'vitest';
import { timeOnNextDay } from './next-day.ts';

const instant = new Date('2026-11-20T12:00:00Z');
const timeOf = (...answers: unknown[]) => timeOnNextDay(answers, instant)?.toISOString().slice(0, 16);
const list = { data: [{ startsAt: '2026-11-18T20:00:00Z' }, { startsAt: '2026-11-27T20:00:00Z' }] };

it('is two hours before the first instant to come', () =>
  expect(timeOf(list, { data: null })).toBe('2026-11-27T18:00'));

it('is noon of a day, and of the one thing before others', () =>
  expect(timeOf(list, { data: { closesOn: '2027-01-10', text: 'Hasta 2026-11-30' } })).toBe('2027-01-10T12:00'));

it('is nothing that was already, or is now', () => {
  expect(timeOf({ data: { startsAt: '2026-11-20T13:00:00Z' } })).toBeUndefined();
  expect(timeOf({ data: { startsAt: '2026-11-20T11:00:00Z', opensOn: '2026-11-20' } })).toBeUndefined();
});
