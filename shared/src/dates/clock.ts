import { isDay } from './iso-date.ts';
import { timeZone } from './time-zone.ts';
import { zonedInstant } from './zoned-instant.ts';

/** A day from 1970 to 2099, or an instant with its zone: without one, each machine would read it in its own zone. */
const writing = /^(?:19[7-9]\d|20\d\d)-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * The site's clock. With a setting it starts at that instant and runs on; a date without time means noon in the Canaries.
 * @param setting `SITE_CLOCK`: an ISO date (`2026-11-20`) or instant (`2026-11-20T20:30:00Z`), or undefined for the real clock
 * @throws RangeError on anything else
 */
export function createClock(setting: string | undefined, realNow: () => number = Date.now): () => Date {
  if (!setting) return () => new Date(realNow());
  if (!writing.test(setting) || !isDay(setting.slice(0, 10)))
    throw new RangeError(`not an ISO date or instant: ${setting}`);
  const start = setting.includes('T') ? new Date(setting) : zonedInstant(setting, '12:00', timeZone);
  if (Number.isNaN(start.getTime())) throw new RangeError(`no instant: ${setting}`);
  const shift = start.getTime() - realNow();
  return () => new Date(realNow() + shift);
}
