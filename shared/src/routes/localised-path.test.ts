import { expect, it } from 'vitest';
import { localisedPath, splitLocale } from './localised-path.ts';

it.each([
  ['/', '/en'],
  ['/?a=1', '/en?a=1'],
  ['/#part', '/en#part'],
  ['/explora?a=1#part', '/en/explora?a=1#part'],
])('localisedPath changes %s into %s in English, and nothing in Spanish', (path, english) => {
  expect(localisedPath(path, 'en')).toBe(english);
  expect(localisedPath(path, 'es')).toBe(path);
});

it.each([
  ['/en', 'en', '/'],
  ['/en/explora', 'en', '/explora'],
  ['/enlaces', 'es', '/enlaces'],
  ['/', 'es', '/'],
])('splitLocale reads %s as the %s page of %s', (address, locale, path) =>
  expect(splitLocale(address)).toEqual({ locale, path }),
);
