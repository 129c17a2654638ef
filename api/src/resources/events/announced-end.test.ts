import { describe, expect, it } from 'vitest';
import { announcedEnd, announcedMinutes } from './announced-end.ts';

describe('announcedMinutes', () => {
  it.each([
    [60, 60],
    [61, 65],
    [91, 95],
    [19, 20],
    [0, 0],
  ])('rounds %i minutes up to %i', (minutes, announced) => {
    expect(announcedMinutes(minutes)).toBe(announced);
  });

  it('does not change a rounded length', () => {
    expect(announcedMinutes(announcedMinutes(91))).toBe(95);
  });
});

it('announcedEnd adds the rounded length of the concert to its start', () => {
  expect(announcedEnd(new Date('2026-11-20T20:00:00Z'), 91)).toEqual(new Date('2026-11-20T21:35:00Z'));
});
