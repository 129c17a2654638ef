import { formatDate } from '@ofgc/shared/dates/format.ts';
import { wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isApiText } from '../is-api-text.ts';

/** An instant, as against a day or a duration. */
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
/** A dot before what may be a month is of a day: 20.11. */
const hours = /(?<![\d:.])([01]?\d|2[0-3])(?::[0-5]\d|\.(?:00|1[3-9]|[2-5]\d))(?![\d:.])/g;
/** Words for hours of the mainland, and for those of another place. */
export const mainlandWords = /pen[ií]nsula|mainland/i;
export const placeWords = /\b(?:hora local|local time)\b/i;
const worldTime = /\b(?:UTC|GMT)\b/;
const halfDay = 12;

/**
 * An instant (`<time datetime>`) with another hour than the islands’, and no word near it that names another place: whoever relies on it
 * comes too early or too late. @returns one line at most
 */
export function toldHourProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
  for (const one of own) {
    const { datetime = '' } = one.attributes;
    if (one.name !== 'time' || !instant.test(datetime) || Number.isNaN(Date.parse(datetime))) continue;
    const said = wordsIn(own, (element) => element === one);
    const told = [...said.matchAll(hours)];
    const local = formatDate(datetime, 'time', 'es');
    if (told.length === 0 || told.some(([hour]) => isSame(hour, local)) || isOfElsewhere(own, one)) continue;
    // An hour alone stands in the instants of the API, too, in Greenwich’s time.
    if (/\p{L}{2}/u.test(said) && isApiText(said, answers)) continue;
    return [`says “${said.slice(0, 60)}” of ${datetime}, which is at ${local} on the islands`];
  }
  return [];
}

/** Whether the words in and around an element name another place. */
function isOfElsewhere(own: readonly PageElement[], one: PageElement): boolean {
  const near = [one, one.parent, one.parent?.parent];
  const words = wordsIn(own, (element) => near.includes(element));
  return [mainlandWords, placeWords, worldTime].some((place) => place.test(words));
}

/** Whether two hours are the same on a clock with hands: pages may say 8:00 pm, and 23:59 of what ends at midnight. */
function isSame(one: string, other: string): boolean {
  const [[hour, minute], [localHour, localMinute]] = [one, other].map((text) => text.split(/[:.]/).map(Number)) as [
    [number, number],
    [number, number],
  ];
  const isMidnight = localHour % 24 === 0 && localMinute === 0;
  return (minute === localMinute && hour % halfDay === localHour % halfDay) || (isMidnight && /^23.59$/.test(one));
}
