import { type Featurable, featuredPerformance } from './featured-performance.ts';

/**
 * The date that represents an event in a list of past concerts: never one that was postponed, because what is still to come is no past
 * concert. Where nothing else is left, as in a page that was fetched before, it is the date of all other lists.
 * @throws RangeError for an event without dates, which the API never sends
 */
export function pastPerformance<Dated extends Featurable>(performances: readonly Dated[]): Dated {
  const held = performances.filter(({ state }) => state !== 'postponed');
  return featuredPerformance(held.length ? held : performances);
}
