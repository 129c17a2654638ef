import type { Content } from '../../../content/read-content.ts';

/** The number of posters in a row of the season's wall: on phones, tablets, screens and the widest screens. */
const wallColumns = [2, 3, 5, 6];

type EventContent = Content['events'][number];
const firstDate = ({ performances }: EventContent) => performances.map(({ date }) => date).toSorted()[0] ?? '';

/** The concerts of each season in the order of their posters: by their first dates. */
export function postersBySeason(events: readonly EventContent[]): Iterable<EventContent[]> {
  const ordered = events.toSorted((one, other) => firstDate(one).localeCompare(firstDate(other)) || one.id - other.id);
  return Map.groupBy(ordered, (event) => event.season).values();
}

/**
 * The posters left of and above the poster at `index`, for each width of the wall; a poster is repeated if it is a neighbour at several
 * widths.
 */
export function neighbouringPosters<One>(wall: readonly One[], index: number): (One | undefined)[] {
  return wallColumns.flatMap((count) => [index % count ? wall[index - 1] : undefined, wall[index - count]]);
}
