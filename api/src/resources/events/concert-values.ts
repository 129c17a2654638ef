import { plainMoment } from '@ofgc/shared/dates/format-moment.ts';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../../locales/messages.ts';

/** A concert on one of its dates, for the texts of emails. The place of one that moved online is not its hall, or people would go there. */
export function concertValues(
  { title }: Pick<EventSummary, 'title'>,
  { startsAt, hall, status }: Pick<Performance, 'startsAt' | 'hall' | 'status'>,
  lang: Locale,
): { title: string; date: string; place: string } {
  return {
    title,
    date: plainMoment(startsAt, 'full', lang),
    place: status === 'movedOnline' ? message(lang, 'online') : `${hall.venue} · ${hall.name}`,
  };
}
