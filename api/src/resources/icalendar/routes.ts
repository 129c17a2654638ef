import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import type { PresentContext } from '../events/present.ts';
import { feedName } from './feed-name.ts';
import { sendFeed } from './feed.ts';
import { findDates, writtenAt } from './find.ts';
import { calendarText } from './vcalendar.ts';
import { calendarQuerySchema, respelledFeed, toEventQuery } from './query.ts';

const type = 'text/calendar; charset=utf-8';

const performanceParams = idParams.extend({ performance: z.string().regex(/^\d+$/) });

/** `GET /api/calendar.ics` with the calendar page's filters, and the calendar files of a concert and of one of its dates. */
export function calendarRoutes(api: Api, { database, now, ticketOffice, siteUrl, readCached }: ApiContext): void {
  const contextIn = (lang: Locale): PresentContext => ({ lang, now: now(), ticketOffice });

  api.get(
    '/api/calendar.ics',
    {
      schema: { tags: ['calendars'], querystring: calendarQuerySchema },
      preValidation: async (request) => {
        request.query = respelledFeed(request.query) as typeof request.query;
      },
    },
    async (request, reply) => {
      const query = toEventQuery(request.query);
      const { lang } = query;
      const name = await feedName(database, query, { now: now(), readCached });
      return sendFeed(request, reply, { database, readCached, query, context: contextIn(lang), name, siteUrl });
    },
  );

  const concertFile = async (id: number, lang: Locale, performance?: number) => {
    const all = await findDates(database, [id], contextIn(lang));
    const dates = all.filter((date) => performance === undefined || date.performance.id === performance);
    const [date] = dates;
    if (!date) throw notFound();
    return {
      type,
      lang,
      filename: `${[date.event.slug, performance].filter(Boolean).join('-')}.ics`,
      body: calendarText({
        name: date.event.title,
        lang,
        siteUrl,
        dates,
        writtenAt: await writtenAt(database),
        isFeed: false,
      }),
    };
  };

  api.get(
    '/api/events/:id/calendar.ics',
    { schema: { tags: ['calendars'], params: idParams, querystring: oneQuerySchema } },
    async (request, reply) => sendTextFile(request, reply, await concertFile(idOf(request.params), request.query.lang)),
  );

  api.get(
    '/api/events/:id/performances/:performance/calendar.ics',
    { schema: { tags: ['calendars'], params: performanceParams, querystring: oneQuerySchema } },
    async (request, reply) => {
      const { params, query } = request;
      const performance = idOf({ id: params.performance });
      return sendTextFile(request, reply, await concertFile(idOf(params), query.lang, performance));
    },
  );
}
