import { expect, it } from 'vitest';
import { isBelow } from './is-below.ts';

it.each([
  ['/explora', true],
  ['/explora/invitados', true],
  ['/explora-mas', false],
  ['/Explora', false],
  ['/', false],
])('isBelow says of %s and /explora: %s', (path, expected) => {
  expect(isBelow(path, '/explora')).toBe(expected);
});
