import { timeZone } from '@ofgc/shared/dates/time-zone.ts';

const named =
  /["'`]((?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+)["'`]/g;
const set = /\btimeZone:\s*["'`]([^"'`]+)["'`]/g;
const neutral = new Set(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT']);

/** The zone of the mainland, whose hours are told beside those of the islands, as of a broadcast. */
const mainland = 'Europe/Madrid';
/** A library that knows the names of all zones counts in none of them by that. */
const fewestOfTable = 10;

/** Words of each language for the time of another place. */
export interface HoursElsewhere {
  /** Which are those of the mainland. */
  ofMainland?: boolean;
  /** Which are those of the place, as of a concert on tour (“hora local”). */
  ofPlace?: boolean;
}

/**
 * Time zones in a script: hours of a concert in another one than the islands' are wrong for everybody who comes.
 * @param file its name @param says what the section's texts say of the hours
 */
export function timeZoneProblems(file: string, code: string, says: HoursElsewhere = {}): string[] {
  if (says.ofPlace) return [];
  const names = [...code.matchAll(named)];
  const all = [...(names.length < fewestOfTable ? names : []), ...code.matchAll(set)].map(([, zone = '']) => zone);
  const [foreign] = all.filter(
    (zone) => zone !== timeZone && !neutral.has(zone) && !(says.ofMainland && zone === mainland) && isZone(zone),
  );
  return foreign ? [`its script ${file} counts the hours in ${foreign}: on the islands it is ${timeZone}`] : [];
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
