import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
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

/** The changes to a concert; nothing without changes. */
export function StaticConcertNote({ event }: Pick<ConcertNoteProps, 'event'>) {
  const locale = useLocale();
  return event.stateNote || event.performances.some(scheduleChange) ? <Note event={event} locale={locale} /> : null;
}
