import type { ServiceName } from './services.ts';

/** The cookie that remembers what a visitor chose: `1.2026-11-20.statistics-yes.maps-no`. */
export const choiceCookie = 'ofgc_consent';
/** To be raised when what is asked for means something else: everybody is asked again. */
const version = '1';
/** The longest that consent may be taken for given: 24 months (AEPD, Guía sobre el uso de las cookies). Browsers may forget earlier. */
export const choiceDays = 730;

const dayLength = 86_400_000;

/** The cookie's value for a choice made today. */
export function writeChoice(asked: readonly ServiceName[], allowed: ReadonlySet<string>, today: Date): string {
  const answers = asked.map((name) => `${name}-${allowed.has(name) ? 'yes' : 'no'}`);
  return [version, today.toISOString().slice(0, 10), ...answers].join('.');
}

/**
 * What the visitor allows, as the cookie says.
 * @param cookies `document.cookie`, or a request's header
 * @param asked what the site asks for now
 * @returns null where there is no choice: nothing was chosen, something else was asked, it is older than 24 months or
 *   from days to come, the cookie is not whole, or there are two
 */
export function readChoice(
  cookies: string | undefined,
  asked: readonly ServiceName[],
  today: Date,
): ReadonlySet<ServiceName> | null {
  const values = [...(cookies ?? '').matchAll(new RegExp(String.raw`(?:^|;\s*)${choiceCookie}=([^;]*)`, 'g'))];
  // A second one was not set by this site: which of them is the visitor's is unknown.
  if (values.length !== 1) return null;
  const answers = asked.map((name) => String.raw`\.${name}-(yes|no)`).join('');
  const found = new RegExp(String.raw`^${version}\.(\d{4}-\d\d-\d\d)${answers}$`).exec(values[0]?.[1] ?? '');
  if (!found) return null;
  const [, day = '', ...given] = found;
  if (!isDay(day)) return null;
  const age = (today.getTime() - Date.parse(day)) / dayLength;
  // A day of tolerance: clocks differ.
  if (age < -1 || age >= choiceDays) return null;
  return new Set(asked.filter((_, index) => given[index] === 'yes'));
}

/** Whether the calendar has the day: a browser takes 31 February for 3 March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
