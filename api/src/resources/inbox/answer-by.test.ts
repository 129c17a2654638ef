import { expect, it } from 'vitest';
import { answerBy } from './answer-by.ts';

it.each([
  // A Friday: the first working day is Monday.
  ['2026-11-20', { workingDays: 1 }, '2026-11-23'],
  ['2026-11-20', { workingDays: 20 }, '2026-12-18'],
  // A Saturday.
  ['2026-11-21', { workingDays: 5 }, '2026-11-27'],
  ['2026-11-20', { months: 1 }, '2026-12-20'],
  ['2027-01-31', { months: 1 }, '2027-02-28'],
])('what was received on %s is to be answered within %j by %s', (receivedOn, term, day) =>
  expect(answerBy(receivedOn, term)).toBe(day),
);
