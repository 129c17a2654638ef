import { timeZone } from '@ofgc/shared/dates/time-zone.ts';

const named =
  /["'`]((?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+)["'`]/g;
const set = /\btimeZone:\s*["'`]([^"'`]+)["'`]/g;
const neutral = new Set(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT']);

/** The zone of the mainland, whose hours are told beside those of the islands, as of a broadcast. */
const mainland = 'Europe/Madrid';

/**
 * Time zones in a script: hours of a concert in another one than the islands' are wrong for everybody who comes.
 * @param file its name @param saysMainland whether the section's texts say which hours are those of the mainland
 */
export function timeZoneProblems(file: string, code: string, saysMainland = false): string[] {
  const all = [...code.matchAll(named), ...code.matchAll(set)].map(([, zone = '']) => zone);
  const [foreign] = all.filter(
    (zone) => zone !== timeZone && !neutral.has(zone) && !(saysMainland && zone === mainland) && isZone(zone),
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
