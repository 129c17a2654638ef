import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** The cookie that remembers the chosen language, set by the server or by the browser: 365 days, path /, lax, not secure (docs/requirements.md#language). */
export const localeCookieName = 'i18n_redirected';
/** In seconds. */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/** For `document.cookie`. Set by the visitor's choice alone: without one, the law would ask for consent. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Max-Age=${localeCookieMaxAge}; Path=/; SameSite=Lax`;
}

/** Keeps the visitor's choice in the browser. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale);
}
