import { describe, expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

describe('the preferred locale', () => {
  it.each([
    [undefined, 'es'],
    ['', 'es'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,es;q=0.8', 'en'],
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['de-DE,de;q=0.9,en;q=0.5,es;q=0.4', 'en'],
    ['de, fr;q=0.9', 'es'],
    ['es;q=0.3, en;q=0.7', 'en'],
    ['es ; q=0.3, en ; q=0.7', 'en'],
    ['en; q=0.2, es; q=0.9', 'es'],
    ['en;q=0', 'es'],
    ['EN-us', 'en'],
    ['*', 'es'],
    ['est, en;q=0.5', 'en'],
    ['enm', 'es'],
    ['en;q=nonsense, es;q=0.1', 'es'],
    [',,;q=,', 'es'],
  ])('for Accept-Language %s is %s', (wishes, language) => {
    expect(preferredLocale(undefined, wishes)).toBe(language);
  });

  it.each([
    ['es', 'en', 'es'],
    ['en', 'es', 'en'],
    ['fr', 'en', 'en'],
    ['', 'en', 'en'],
  ])('with the cookie %s and Accept-Language %s is %s', (cookie, wish, language) => {
    expect(preferredLocale(cookie, wish)).toBe(language);
  });
});
