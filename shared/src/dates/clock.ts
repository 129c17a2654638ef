import { timeZone } from './time-zone.ts';
import { zonedInstant } from './zoned-instant.ts';

/**
 * The site's clock. With a setting it starts there and runs on; a bare date means noon in the Canaries.
 * @param setting `SITE_CLOCK`: an ISO date or instant, or undefined for the real clock
 * @throws RangeError on anything else
 */
export function createClock(setting: string | undefined, realNow: () => number = Date.now): () => Date {
  if (!setting) return () => new Date(realNow());
  const start = /^\d{4}-\d{2}-\d{2}$/.test(setting) ? zonedInstant(setting, '12:00', timeZone) : new Date(setting);
  if (Number.isNaN(start.getTime()) || !isDay(setting.slice(0, 10)))
    throw new RangeError(`not an ISO date or instant: ${setting}`);
  const shift = start.getTime() - realNow();
  return () => new Date(realNow() + shift);
}

/** Whether the calendar has the day: a machine takes 29 February 2026 for 1 March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
