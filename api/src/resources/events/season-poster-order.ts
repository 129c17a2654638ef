import type { Content } from '../../content/read-content.ts';

/** How many posters stand in a row of the season's wall: on phones, tablets, screens and the widest of them. */
const wallColumns = [2, 3, 5, 6];

type EventContent = Content['events'][number];
const firstDate = ({ performances }: EventContent) => performances.map(({ date }) => date).toSorted()[0] ?? '';

/** The concerts of each season in the order in which their posters hang: that of their first dates. */
export function postersBySeason(events: readonly EventContent[]): Iterable<EventContent[]> {
  const ordered = events.toSorted((one, other) => firstDate(one).localeCompare(firstDate(other)) || one.id - other.id);
  return Map.groupBy(ordered, (event) => event.season).values();
}

/** What hangs before the poster at `index` and above it, on a wall of each width; as often as it does. */
export function neighbouringPosters<One>(wall: readonly One[], index: number): (One | undefined)[] {
  return wallColumns.flatMap((count) => [index % count ? wall[index - 1] : undefined, wall[index - count]]);
}
