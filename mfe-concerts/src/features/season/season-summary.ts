import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

/** The three names with the most concerts, if they have more than one; names with the same count stay in the order given. */
export function mostPlayed<Name extends { count: number }>(names: readonly Name[]): Name[] {
  return names
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3);
}

export interface SeasonFigures {
  /** Concerts that take place. */
  concerts: number;
  cancelled: number;
  /** Different works: each counts once, however often it is played. */
  works: number;
  /** Minutes of music, without intervals. */
  minutes: number;
  composers: number;
  /** The composers with the most concerts. */
  mostPlayed: FacetOption[];
}

/** The figures of a season. @param events all of them @param composers of those that take place, with their counts */
export function seasonFigures(events: readonly EventSummary[], composers: readonly FacetOption[]): SeasonFigures {
  const held = events.filter(({ canceled }) => !canceled);
  const works = held.flatMap(({ programme }) => programme.filter((item) => item.kind === 'work'));
  return {
    concerts: held.length,
    cancelled: events.length - held.length,
    works: new Set(works.map(({ workId }) => workId)).size,
    minutes: works.reduce((sum, { minutes }) => sum + minutes, 0),
    composers: composers.length,
    mostPlayed: mostPlayed(composers),
  };
}
