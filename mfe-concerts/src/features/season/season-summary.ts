import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';

/** The three names that most concerts have, if more than one has them; as many have it: in the order given. */
export function mostPlayed<Name extends { count: number }>(names: readonly Name[]): Name[] {
  return names
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3);
}

/** How many different works a season plays. */
export function countWorks(events: readonly EventSummary[]): number {
  const works = events.flatMap(({ programme }) =>
    programme.flatMap((item) => (item.kind === 'work' ? item.workId : [])),
  );
  return new Set(works).size;
}
