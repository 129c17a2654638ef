import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** The performance that a card or list shows for a concert: the next one, or the last where all are over. @param now the site's clock */
export function performanceToShow(
  { performances }: Pick<EventSummary, 'performances'>,
  now: Date,
): Performance | undefined {
  const byDate = performances.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return byDate.find(({ endsAt }) => new Date(endsAt) > now) ?? byDate.at(-1);
}
