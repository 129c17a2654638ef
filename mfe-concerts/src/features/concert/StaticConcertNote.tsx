import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { scheduleChange } from './schedule-change.ts';
import type { ConcertNoteProps } from './ConcertNote.tsx';

const Note = staticPart<ConcertNoteProps>({
  tag: 'div',
  keyOf: ({ event, performance: { previousStartsAt, startsAt }, change, locale }) => [
    event.stateNote,
    change,
    previousStartsAt,
    startsAt,
    locale,
  ],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertNote.tsx')).ConcertNote,
});

type NotedEvent = Pick<Event, 'performances' | 'stateNote' | 'lang'>;

/** What has changed; nothing where nothing has. */
export function StaticConcertNote({ event, performance }: { event: NotedEvent; performance: Performance }) {
  const locale = useLocale();
  const change = scheduleChange(event);
  if (!event.stateNote && !change) return null;
  return <Note event={event} performance={performance} change={change} locale={locale} />;
}
