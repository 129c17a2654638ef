import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type OpenProgrammes, openProgrammesSchema } from '@ofgc/shared/domain/open-data/programmes.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import { message } from '../../locales/messages.ts';
import { findEventRecords } from '../events/find.ts';
import { presentEventSummary } from '../events/present.ts';

/** Creative Commons, Attribution 4.0. */
const licences: Record<Locale, string> = {
  es: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  en: 'https://creativecommons.org/licenses/by/4.0/',
};

/** `GET /api/open-data/programmes.json`: all programmes with their performances, works and performers, readable by scripts of any site. */
export function openDataRoutes(api: Api, { database, now, ticketOffice, siteUrl }: ApiContext): void {
  api.get(
    '/api/open-data/programmes.json',
    {
      schema: {
        tags: ['programme'],
        summary: 'All programmes as open data, CC BY 4.0, readable from any origin',
        querystring: oneQuerySchema,
        response: { 200: openProgrammesSchema },
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const ids = await database.selectFrom('events').select('id').orderBy('id').execute();
      const records = await findEventRecords(
        database,
        ids.map(({ id }) => id),
      );
      const programmes = records.map((record) =>
        openProgramme(presentEventSummary(record, { lang, now: now(), ticketOffice }), siteUrl, lang),
      );
      const data: OpenProgrammes = {
        name: message(lang, 'openProgrammes'),
        publisher: message(lang, 'orchestra'),
        licence: licences[lang],
        documentation: `${siteUrl}/api/docs`,
        programmes,
      };
      void reply.header('Access-Control-Allow-Origin', '*');
      return sendTextFile(request, reply, {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify(data),
        lang,
      });
    },
  );
}

function openProgramme(event: EventSummary, siteUrl: string, lang: Locale): OpenProgrammes['programmes'][number] {
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
