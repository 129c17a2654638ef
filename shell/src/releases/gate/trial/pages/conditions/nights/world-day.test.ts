import { localDay } from '@ofgc/shared/dates/format.ts';
import { expect, it, vi } from 'vitest';
import { untried } from '../../tried-page.ts';
import { worldDayProblems } from './world-day.ts';

const instant = new Date('2026-11-20T12:00:00Z');
const night = new Date('2027-06-30T23:10:00Z');
const worldDay = (now: Date) => now.toISOString().slice(0, 10);
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);

/** Tries a page whose calls depend on the time. */
async function attempt(
  parametersAt: (now: Date) => readonly Record<string, unknown>[],
  { path = 'api/offers', calledWithout = [] }: { path?: string; calledWithout?: readonly string[] } = {},
) {
  const callsAt = (now: Date) => parametersAt(now).map((parameters) => ({ path, parameters }));
  const inSummerNight = vi.fn(async () => ({ ...untried, calls: callsAt(night) }));
  const page = { address: '/portal-empleo', calls: callsAt(instant), calledWithout };
  return { problems: await worldDayProblems(page, { inSummerNight, instant }), times: inSummerNight.mock.calls.length };
}

it('refuses a page that asks for the day of the world’s clock', async () => {
  expect((await attempt((now) => [{ page: 1, from: worldDay(now) }])).problems).toEqual([
    '/portal-empleo asks api/offers for the day of the world’s clock (from=2027-06-30) when it is 2027-07-01 on the islands: see localDay',
  ]);
});

it('reads a call whose path has spaces', async () => {
  const path = 'api/search/la mer {a}';
  expect((await attempt((now) => [{ from: worldDay(now) }], { path })).problems).toEqual([
    `/portal-empleo asks ${path} for the day of the world’s clock (from=2027-06-30) when it is 2027-07-01 on the islands: see localDay`,
  ]);
});

it.each<[string, (now: Date) => readonly Record<string, unknown>[], number]>([
  ['the day of the islands', (now) => [{ from: localDay(now) }], 1],
  ['an instant', (now) => [{ from: now.toISOString() }], 0],
  ['another day', () => [{ from: '2027-06-30' }], 0],
  ['today and yesterday', (now) => [{ from: localDay(now) }, { from: localDay(dayBefore(now)) }], 1],
  ['no day', () => [{ page: 1 }], 0],
])('accepts a page that asks for %s', async (_, parametersAt, times) => {
  expect(await attempt(parametersAt)).toEqual({ problems: [], times });
});

it('leaves calls of others on the home page alone', async () => {
  expect(await attempt((now) => [{ from: worldDay(now) }], { calledWithout: ['api/offers'] })).toEqual({
    problems: [],
    times: 0,
  });
});
