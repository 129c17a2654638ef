import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it.each([
  ['Plaza de violín.', 20, 'Plaza de violín.'],
  ['Plaza de violín, tutti y más', 18, 'Plaza de violín…'],
  ['Contrabajistas', 5, 'Cont…'],
])('truncate writes “%s” in %i characters as “%s”', (text, limit, short) => {
  expect(truncate(text, limit)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(limit);
});
