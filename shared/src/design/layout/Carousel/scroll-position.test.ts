import { expect, it } from 'vitest';
import { scrollPosition } from './scroll-position.ts';

it.each([
  [0, 0],
  [250, 50],
  [500, 100],
  [-500, 100],
  [700, 100],
])('scrollPosition is, scrolled by %i px of 500, %i', (scrollLeft, position) => {
  expect(scrollPosition({ scrollLeft, scrollWidth: 1500, clientWidth: 1000 })).toBe(position);
});

it('scrollPosition is null when everything is in view', () =>
  expect(scrollPosition({ scrollLeft: 0, scrollWidth: 1000, clientWidth: 1000 })).toBeNull());
