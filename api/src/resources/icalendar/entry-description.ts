import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../../locales/messages.ts';

/** An event as plain text: artists, programme with minutes, duration, address of its page. */
export function describeEvent(event: EventSummary, lang: Locale, page: string): string {
  const people = event.credits.map(({ name, part }) => (part ? `${name}, ${part}` : name));
  const programme = event.programme.map((item) =>
    item.kind === 'work'
      ? message(lang, 'calendarWork', { composer: item.composer, title: item.title, minutes: item.minutes })
      : message(lang, 'calendarInterval', { minutes: item.minutes }),
  );
  const duration = message(lang, event.intervalCount ? 'calendarDurationWithInterval' : 'calendarDuration', {
    duration: formatDuration(event.durationMinutes),
  });
  return [people, programme, [duration], [page]]
    .filter((lines) => lines.length)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
