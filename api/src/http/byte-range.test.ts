import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('of a file of 1000 bytes, %s is %j', (header, range) => {
  expect(byteRange(header, 1000)).toEqual(range);
});

it('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
