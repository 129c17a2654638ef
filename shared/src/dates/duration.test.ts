import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [45, '45\u00a0min'],
  [60, '1\u00a0h'],
  [95, '1\u00a0h\u00a035\u00a0min'],
  [120, '2\u00a0h'],
])('formatDuration writes %i minutes as %s', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});
