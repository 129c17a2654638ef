import { expect, it } from 'vitest';
import { matchesEntityTag } from './entity-tag.ts';

it.each([
  [undefined, false],
  ['', false],
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
])('matchesEntityTag of the header %j and "a" is %s', (header, known) => {
  expect(matchesEntityTag(header, '"a"')).toBe(known);
  expect(matchesEntityTag(header, 'W/"a"')).toBe(known);
});
