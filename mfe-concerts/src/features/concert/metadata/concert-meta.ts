import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { maxDescriptionLength, maxTitleLength, truncate } from '@ofgc/shared/text/truncate.ts';

// Whole keys: with a template in its place, the page would load all texts of the calendar.
const stateKeys = { cancelled: 'calendar.cancelled', postponed: 'calendar.postponed' } as const;

/**
 * "Órgano · 19 de febrero de 2027", "Órgano · 19 de febrero de 2027 · Aplazado"; the date is left out where the title leaves no room for it.
 * @param t of the section's catalogue
 */
export function concertMetaTitle(
  { title, performances }: Pick<EventSummary, 'title' | 'performances'>,
  locale: Locale,
  t: (key: string) => string,
): string {
  const { state, startsAt } = featuredPerformance(performances);
  const key = stateKeys[state as keyof typeof stateKeys];
  const words = key ? [t(key)] : [];
  const titles = [
    [title, plainDate(startsAt, 'date', locale), ...words],
    [title, ...words],
  ].map((parts) => parts.join(' · '));
  return titles.find(({ length }) => length <= maxTitleLength) ?? truncate(title, maxTitleLength);
}

/** The teaser, truncated after a whole word where it is too long. */
export function concertMetaDescription({ teaser }: Pick<EventSummary, 'teaser'>): string {
  return truncate(teaser, maxDescriptionLength);
}
