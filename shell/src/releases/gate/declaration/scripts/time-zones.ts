import { timeZone } from '@ofgc/shared/dates/time-zone.ts';

const named =
  /["'`]((?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+)["'`]/g;
const set = /\btimeZone:\s*["'`]([^"'`]+)["'`]/g;
const neutral = new Set(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT']);

/** Time zones in a script: hours of a concert in another one than the islands' are wrong for everybody who comes. @param file its name */
export function timeZoneProblems(file: string, code: string): string[] {
  const all = [...code.matchAll(named), ...code.matchAll(set)].map(([, zone = '']) => zone);
  const [foreign] = all.filter((zone) => zone !== timeZone && !neutral.has(zone) && isZone(zone));
  return foreign ? [`its script ${file} counts the hours in ${foreign}: on the islands it is ${timeZone}`] : [];
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
