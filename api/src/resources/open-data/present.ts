import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { OpenProgrammes } from '@ofgc/shared/domain/open-data/programmes.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { message } from '../../locales/messages.ts';

/** Creative Commons, Attribution 4.0. */
const licences: Record<Locale, string> = {
  es: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  en: 'https://creativecommons.org/licenses/by/4.0/',
};

/** All programmes with their licence. @param siteUrl the beginning of all addresses, without a slash at its end */
export function presentProgrammes(events: readonly EventSummary[], lang: Locale, siteUrl: string): OpenProgrammes {
  return {
    name: message(lang, 'openProgrammes'),
    publisher: message(lang, 'orchestra'),
    licence: licences[lang],
    documentation: `${siteUrl}/api/docs`,
    programmes: events.map((event) => presentProgramme(event, siteUrl, lang)),
  };
}

function presentProgramme(event: EventSummary, siteUrl: string, lang: Locale): OpenProgrammes['programmes'][number] {
  return {
    id: event.id,
    title: event.title,
    url: siteUrl + localisedPath(eventPath(event), lang),
    season: event.season.code,
    category: event.category.name,
    performances: event.performances.map(({ startsAt, hall, status }) => ({
      startsAt,
      hall: hall.name,
      venue: hall.venue,
      status,
    })),
    performers: event.credits.map(({ name, role, part }) => ({ name, role, part })),
    programme: event.programme.map((item) =>
      item.kind === 'work'
        ? { kind: item.kind, composer: item.composer, title: item.title, minutes: item.minutes }
        : { kind: item.kind, minutes: item.minutes },
    ),
  };
}
