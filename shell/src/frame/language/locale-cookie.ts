import type { Locale } from '@ofgc/shared/domain/locale.ts';

const secondsOf365Days = 365 * 24 * 60 * 60;

/**
 * The cookie that remembers the chosen language, for `document.cookie` (name and attributes:
 * docs/requirements.md#language). Set by the visitor's choice alone: without one, the law would ask for consent.
 */
export function localeCookie(locale: Locale): string {
  return `i18n_redirected=${locale}; Max-Age=${secondsOf365Days}; Path=/; SameSite=Lax`;
}

/** Keeps the visitor's choice in the browser. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale);
}
