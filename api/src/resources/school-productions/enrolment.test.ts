import { expect, it } from 'vitest';
import { bestState } from './enrolment.ts';

it('bestState returns the best state of the sessions, and notYet without sessions', () => {
  expect(bestState([])).toBe('notYet');
  expect(bestState(['past', 'full', 'open'])).toBe('open');
  expect(bestState(['past', 'closed'])).toBe('closed');
});
