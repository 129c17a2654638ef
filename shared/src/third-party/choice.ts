import { isDay } from '../dates/iso-date.ts';
import type { ServiceName } from './services.ts';

/** The cookie that remembers what a visitor chose: `1.2026-11-20.statistics-yes.maps-no`. */
export const choiceCookie = 'ofgc_consent';
/** To be raised when the meaning of the consent changes: all visitors are then asked again. */
const version = '1';
/** How long consent is valid at most: 24 months (AEPD, Guía sobre el uso de las cookies). Browsers may delete the cookie earlier. */
export const choiceDays = 730;

const dayLength = 86_400_000;

/** The cookie's value for a choice made today. */
export function writeChoice(asked: readonly ServiceName[], allowed: ReadonlySet<string>, today: Date): string {
  const answers = asked.map((name) => `${name}-${allowed.has(name) ? 'yes' : 'no'}`);
  return [version, today.toISOString().slice(0, 10), ...answers].join('.');
}

/**
 * The services that the visitor allows, from the cookie.
 * @param cookies `document.cookie`, or a request's header
 * @param asked the services for which the site now asks consent
 * @returns null where there is no valid choice: the cookie is missing, malformed or set twice, was for other services, is older
 *   than 24 months, or is from a future day
 */
export function readChoice(
  cookies: string | undefined,
  asked: readonly ServiceName[],
  today: Date,
): ReadonlySet<ServiceName> | null {
  const values = [...(cookies ?? '').matchAll(new RegExp(String.raw`(?:^|;\s*)${choiceCookie}=([^;]*)`, 'g'))];
  // A second cookie was not set by this site, so it is unknown which of them has the visitor's choice.
  if (values.length !== 1) return null;
  const answers = asked.map((name) => String.raw`\.${name}-(yes|no)`).join('');
  const found = new RegExp(String.raw`^${version}\.(\d{4}-\d\d-\d\d)${answers}$`).exec(values[0]?.[1] ?? '');
  if (!found) return null;
  const [, day = '', ...given] = found;
  if (!isDay(day)) return null;
  const age = (today.getTime() - Date.parse(day)) / dayLength;
  // One day of tolerance, as clocks differ.
  if (age < -1 || age >= choiceDays) return null;
  return new Set(asked.filter((_, index) => given[index] === 'yes'));
}
