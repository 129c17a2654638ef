import { formatDate } from '@ofgc/shared/dates/format.ts';
import { wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { type FigureSources, isApiText } from '../is-api-text.ts';
import { hours, instant, isOfElsewhere, isSameHour } from './hours.ts';
import { worldHourProblems } from './world-hours.ts';

/**
 * An instant (`<time datetime>`) with another hour than the islands’, and no word near it that names another place: whoever relies on it
 * comes too early or too late. The same of an instant of the API in the world’s time. @returns one line at most
 */
export function localHourProblems(own: readonly PageElement[], sources: FigureSources): string[] {
  for (const one of own) {
    const { datetime = '' } = one.attributes;
    if (one.name !== 'time' || !instant.test(datetime) || Number.isNaN(Date.parse(datetime))) continue;
    const said = wordsIn(own, (element) => element === one);
    const told = [...said.matchAll(hours)];
    const local = formatDate(datetime, 'time', 'es');
    if (told.length === 0 || told.some(([hour]) => isSameHour(hour, local)) || isOfElsewhere(own, one)) continue;
    // An hour alone stands in the instants of the API, too, in Greenwich’s time.
    if (/\p{L}{2}/u.test(said) && isApiText(said, sources.answers)) continue;
    return [`says “${said.slice(0, 60)}” of ${datetime}, which is at ${local} on the islands`];
  }
  return worldHourProblems(own, sources);
}
