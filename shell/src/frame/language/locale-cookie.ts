import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** The cookie that remembers the chosen language, set by the server or by the browser: 365 days, path /, lax, not secure (docs/requirements.md#language). */
export const localeCookieName = 'i18n_redirected';
/** In seconds. */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/** For `document.cookie`. Set only when the visitor chooses a language: otherwise the law would require consent. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Max-Age=${localeCookieMaxAge}; Path=/; SameSite=Lax`;
}

/** Stores the visitor's choice in a cookie. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale);
}
