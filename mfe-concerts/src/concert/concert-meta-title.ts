import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { EventSummary } from '@ofgc/shared/domain/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { featuredPerformance } from './featured-performance.ts';

/** Search engines show about this many characters of a title. */
const longest = 60;

/** "Órgano · 19 de febrero de 2027"; the date gives way where the title leaves it no room. */
export function concertMetaTitle({ title, performances }: Pick<EventSummary, 'title' | 'performances'>, locale: Locale): string {
  const dated = `${title} · ${formatDate(featuredPerformance(performances).startsAt, 'date', locale)}`;
  if (dated.length <= longest) return dated;
  return title.length <= longest ? title : `${title.slice(0, longest - 1).trimEnd()}…`;
}
