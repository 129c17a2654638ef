import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { scheduleChange } from './schedule-change.ts';
import type { ConcertNoteProps } from './ConcertNote.tsx';

const Note = staticPart<ConcertNoteProps>({
  tag: 'div',
  keyOf: ({ event: { performances, stateNote }, locale }) => [
    stateNote,
    locale,
    ...performances.flatMap((one) => [scheduleChange(one), one.isOver, one.previousStartsAt, one.startsAt]),
  ],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertNote.tsx')).ConcertNote,
});

/** The changes to a concert, and the office's note, which without a change is about a concert to come; nothing without either. */
export function StaticConcertNote({ event }: Pick<ConcertNoteProps, 'event'>) {
  const locale = useLocale();
  const { performances, stateNote } = event;
  const isShown = performances.some(scheduleChange) || (stateNote && performances.some(isAhead));
  return isShown ? <Note event={event} locale={locale} /> : null;
}
