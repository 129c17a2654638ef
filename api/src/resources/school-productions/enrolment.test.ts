import { expect, it } from 'vitest';
import { bestState } from './enrolment.ts';

it('bestState without sessions is not yet', () => {
  expect(bestState([])).toBe('notYet');
  expect(bestState(['past', 'full', 'open'])).toBe('open');
  expect(bestState(['past', 'closed'])).toBe('closed');
});
