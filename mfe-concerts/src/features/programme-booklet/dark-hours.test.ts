import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { isHallDark } from './dark-hours.ts';

it.each([
  ['before the doors', '2026-12-04T19:29:00Z', false],
  ['when they open', '2026-12-04T19:30:00Z', true],
  ['during the music', '2026-12-04T20:45:00Z', true],
  ['at the end', '2026-12-04T21:35:00Z', false],
])('isHallDark() %s is %s', (_, now, isDark) => {
  expect(isHallDark(samplePerformance(), new Date(now))).toBe(isDark);
});

it('isHallDark() of a cancelled concert is false', () => {
  expect(isHallDark(samplePerformance({ state: 'cancelled' }), new Date('2026-12-04T20:45:00Z'))).toBe(false);
});
