import { defaultLocale, isLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { LRUCache } from 'lru-cache';
import { readWeights } from './weighted-list.ts';
import { localeCookieName } from '../../../frame/language/locale-cookie.ts';

const choiceInCookies = new RegExp(String.raw`(?:^|;\s*)${localeCookieName}=([^;]*)`);

/**
 * The language that a visitor chose before, from the cookies of a request. `@fastify/cookie` parses only where Fastify has loaded it,
 * and the listening process, which calls this, has no Fastify.
 */
export function localeInCookies(cookies: string | undefined): string | undefined {
  return cookies && choiceInCookies.exec(cookies)?.[1];
}

/**
 * The language of a visit to `/`: the visitor's own choice, else the first of the browser's preferred languages that the site has.
 * Detection stores nothing: a cookie that the visitor did not ask for would need consent.
 */
export function preferredLocale(chosen: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(chosen)) return chosen;
  if (!acceptLanguage) return defaultLocale;
  const known = readWishes.get(acceptLanguage);
  if (known) return known;
  const wish = firstWish(acceptLanguage);
  if (acceptLanguage.length < 200) readWishes.set(acceptLanguage, wish);
  return wish;
}

/** Parsed `Accept-Language` headers: browsers send few different ones, so each is parsed only once. */
const readWishes = new LRUCache<string, Locale>({ max: 200 });

function firstWish(acceptLanguage: string): Locale {
  const wishes = readWeights(acceptLanguage)
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([tag]) => tag.split('-')[0]);
  return wishes.find(isLocale) ?? defaultLocale;
}
