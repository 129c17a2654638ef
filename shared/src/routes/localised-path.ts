import { defaultLocale, type Locale } from '../domain/locale.ts';

/** Adds the language's prefix: `/explora` is `/en/explora` in English. Keeps query and hash. */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/en' : path.startsWith('/?') || path.startsWith('/#') ? `/en${path.slice(1)}` : `/en${path}`;
}

/** The reverse: the language of an address and its path without prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/en' || pathname.startsWith('/en/')) return { locale: 'en', path: pathname.slice(3) || '/' };
  return { locale: 'es', path: pathname };
}
