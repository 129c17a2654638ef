import { formatDate } from '@ofgc/shared/dates/format.ts';
import { wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';

/** An instant, as against a day or a duration. */
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const hours = /(?<![\d:.])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:.])/g;
/** Hours of another place are named. */
const elsewhere = /hora local|local time|UTC|peninsul/i;
const halfDay = 12;

/**
 * Hours of an instant (`<time datetime>`) that are not the islands’: in winter those of Greenwich are the same, and in summer whoever
 * relies on them comes an hour late. @returns one line at most
 */
export function toldHourProblems(own: readonly PageElement[]): string[] {
  for (const one of own) {
    const { datetime = '' } = one.attributes;
    if (one.name !== 'time' || !instant.test(datetime) || Number.isNaN(Date.parse(datetime))) continue;
    const said = wordsIn(own, (element) => element === one);
    const told = [...said.matchAll(hours)];
    const local = formatDate(datetime, 'time', 'es');
    if (told.length === 0 || elsewhere.test(said) || told.some(([hour]) => isSame(hour, local))) continue;
    return [`says “${said.slice(0, 60)}” of ${datetime}, which is at ${local} on the islands`];
  }
  return [];
}

/** Whether two hours are the same on a clock with hands: pages may say 8:00 pm. */
function isSame(one: string, other: string): boolean {
  const [[hour, minute], [localHour, localMinute]] = [one, other].map((text) => text.split(/[:.]/).map(Number)) as [
    number[],
    number[],
  ];
  return minute === localMinute && (hour ?? 0) % halfDay === (localHour ?? 0) % halfDay;
}
