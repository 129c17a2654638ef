import { expect, it } from 'vitest';
import type { CallRecord } from '../../school-calls/find.ts';
import { answerDeadline } from './answer-deadline.ts';

const call = (answerDays: number, startsAt = '2028-01-01T10:30:00Z') =>
  ({ answerDays, sessions: [{ id: 5, startsAt: new Date(startsAt) }] }) as CallRecord;

it.each([
  ['in winter', '2026-11-20T12:00:00Z', '2026-11-30T23:59:59.000Z'],
  ['in summer, just after midnight on the islands', '2026-07-20T23:30:00Z', '2026-07-31T22:59:59.000Z'],
  ['just before midnight, when the clocks go forward in between', '2027-03-20T23:30:00Z', '2027-03-30T22:59:59.000Z'],
  ['just after midnight, when the clocks go back in between', '2026-10-19T23:30:00Z', '2026-10-30T23:59:59.000Z'],
])('answerDeadline counts calendar days of the islands: %s', (_, at, end) => {
  expect(answerDeadline(call(10), 5, new Date(at)).toISOString()).toBe(end);
});

it('answerDeadline is no later than the start of the session', () => {
  const startsAt = '2026-11-24T10:30:00.000Z';
  expect(answerDeadline(call(10, startsAt), 5, new Date('2026-11-20T12:00:00Z')).toISOString()).toBe(startsAt);
});
