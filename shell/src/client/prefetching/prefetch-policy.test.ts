import { expect, it } from 'vitest';
import { mayPrefetch } from './prefetch-policy.ts';

it.each([
  ['a fast connection', { onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
  ['an unknown connection', { onLine: true }, true],
  ['3g', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['the data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['no connection', { onLine: false, connection: { effectiveType: '4g' } }, false],
])('mayPrefetch on %s (%j) is %s', (_, navigator, expected) => {
  expect(mayPrefetch(navigator)).toBe(expected);
});
