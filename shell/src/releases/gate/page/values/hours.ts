import { wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';

/** An instant, as against a day or a duration. */
export const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
/** A dot before what may be a month is of a day: 20.11. */
export const hours = /(?<![\d:.])([01]?\d|2[0-3])(?::[0-5]\d|\.(?:00|1[3-9]|[2-5]\d))(?![\d:.])/g;
/** Words for hours of the mainland, and for those of another place. */
export const mainlandWords = /pen[ií]nsula|mainland/i;
export const placeWords = /\b(?:hora local|local time)\b/i;
const worldTime = /\b(?:UTC|GMT)\b/;
const halfDay = 12;

/** Whether the words in and around an element name another place. */
export function isOfElsewhere(own: readonly PageElement[], one: PageElement): boolean {
  const words = wordsNear(own, one);
  return [mainlandWords, placeWords, worldTime].some((place) => place.test(words));
}

/** The words in and around an element. */
export function wordsNear(own: readonly PageElement[], one: PageElement): string {
  const near = [one, one.parent, one.parent?.parent];
  return wordsIn(own, (element) => near.includes(element));
}

/** Whether two hours are the same on a clock with hands: pages may say 8:00 pm, and 23:59 of what ends at midnight. */
export function isSameHour(one: string, other: string): boolean {
  const [[hour, minute], [localHour, localMinute]] = [one, other].map((text) => text.split(/[:.]/).map(Number)) as [
    [number, number],
    [number, number],
  ];
  const isMidnight = localHour % 24 === 0 && localMinute === 0;
  return (minute === localMinute && hour % halfDay === localHour % halfDay) || (isMidnight && /^23.59$/.test(one));
}
