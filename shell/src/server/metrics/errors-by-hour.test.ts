import { hour } from '@ofgc/shared/dates/spans.ts';
import { expect, it } from 'vitest';
import { ErrorsByHour } from './errors-by-hour.ts';

it('errors are counted by remote and hour, for two days', () => {
  const errors = new ErrorsByHour();
  const start = 1_000 * hour;
  errors.note('jobs', start);
  for (const remote of ['jobs', 'jobs', 'about']) errors.note(remote, start + hour);
  expect(errors.of('jobs', start + hour).slice(-3)).toEqual([0, 1, 2]);
  expect(errors.of('about', start + hour)).toEqual([...Array.from({ length: 47 }, () => 0), 1]);
  errors.note('jobs', start + 48 * hour);
  expect(errors.of('jobs', start + 48 * hour)).toEqual([2, ...Array.from({ length: 46 }, () => 0), 1]);
});
