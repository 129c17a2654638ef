import { describe, expect, it } from 'vitest';
import { announcedMinutes, formatDuration } from './duration.ts';

describe('announcedMinutes', () => {
  it.each([
    [60, 60],
    [61, 65],
    [91, 95],
    [19, 20],
    [0, 0],
  ])('rounds %i up to %i', (minutes, announced) => {
    expect(announcedMinutes(minutes)).toBe(announced);
  });

  it('does not change what is announced already', () => {
    expect(announcedMinutes(announcedMinutes(91))).toBe(95);
  });
});

describe('formatDuration', () => {
  it.each([
    [45, '45 min'],
    [60, '1\u00a0h'],
    [95, '1\u00a0h\u00a035\u00a0min'],
    [120, '2\u00a0h'],
  ])('writes %i as %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });
});
