import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import type { Calendar } from './load-calendar.ts';

interface Page {
  name: string;
  origin: string;
  locale: Locale;
}

/** The concerts shown, as schema.org's `ItemList` of their pages, each once. */
export function calendarJsonLd({ months }: Pick<Calendar, 'months'>, { name, origin, locale }: Page): object {
  const events = new Map(months.flatMap(({ entries }) => entries.map(({ event }) => [event.id, event])));
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: events.size,
    itemListElement: [...events.values()].map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: event.title,
      url: origin + localisedPath(eventPath(event), locale),
    })),
  };
}
