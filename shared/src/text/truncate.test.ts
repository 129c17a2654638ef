import { expect, it } from 'vitest';
import { cut, truncate } from './truncate.ts';

it.each([
  ['Plaza de violín.', 20, 'Plaza de violín.'],
  ['Plaza de violín, tutti y más', 18, 'Plaza de violín…'],
  ['Contrabajistas', 5, 'Cont…'],
  ['aaa🎻🎻', 5, 'aaa…'],
])('truncate writes “%s” in %i characters as “%s”', (text, limit, short) => {
  expect(truncate(text, limit)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(limit);
});

it.each([
  ['aa🎻', 4, 'aa🎻'],
  ['aaa🎻', 4, 'aaa'],
  ['violín', 4, 'viol'],
])('cut keeps of “%s” in %i units whole characters: “%s”', (text, limit, beginning) => {
  expect(cut(text, limit)).toBe(beginning);
});
