import { z } from 'zod';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { calendarText, type CalendarDate } from './ical.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { notFound, HttpError, unknownValue } from '../../http/http-error.ts';
import { sendTextFile } from '../../http/text-file.ts';
import { message } from '../../locales/messages.ts';
import { calendarQuerySchema, toEventQuery, wordOf } from './query.ts';
import { findEventFacets } from '../events/facets.ts';
import { type EventQuery, matchingPerformances, whenOf } from '../events/query.ts';
import { findEventRecords } from '../events/find.ts';
import { presentSummary, type PresentContext } from '../events/present.ts';

const type = 'text/calendar; charset=utf-8';

/** How long a feed remembers a date that is over or cancelled, in milliseconds: a month, so that subscribers hear of it. */
const remembered = 31 * 86_400_000;

const performanceParams = idParams.extend({ performance: z.string().regex(/^\d+$/) });

/** `GET /api/calendar.ics` with the calendar page's filters, and the calendar files of a concert and of one of its dates. */
export function calendarRoutes(api: Api, { database, now, ticketOffice, siteUrl }: ApiContext): void {
  const viewpointIn = (lang: Locale): PresentContext => ({ lang, now: now(), ticketOffice });

  api.get(
    '/api/calendar.ics',
    {
      schema: { tags: ['calendars'], querystring: calendarQuerySchema },
      // A plain form sends its unused fields too.
      preValidation: async (request) => {
        const given = Object.entries(request.query as Record<string, unknown>);
        request.query = Object.fromEntries(given.filter(([, value]) => value !== '')) as typeof request.query;
      },
    },
    async (request, reply) => {
      const query = toEventQuery(request.query);
      const { lang } = query;
      const name = await feedName(database, query, now());
      const dates = await findFeedDates(database, query, viewpointIn(lang));
      const body = calendarText({ name, lang, siteUrl, dates, writtenAt: await writtenAt(database), isFeed: true });
      return sendTextFile(request, reply, { type, body, lang });
    },
  );

  const concertFile = async (id: number, lang: Locale, performance?: number) => {
    const all = await findDates(database, [id], viewpointIn(lang));
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
    { schema: { tags: ['calendars'], params: idParams, querystring: oneQuerySchema.strict() } },
    async (request, reply) => sendTextFile(request, reply, await concertFile(idOf(request.params), request.query.lang)),
  );

  api.get(
    '/api/events/:id/performances/:performance/calendar.ics',
    { schema: { tags: ['calendars'], params: performanceParams, querystring: oneQuerySchema.strict() } },
    async (request, reply) => {
      const { params, query } = request;
      const performance = idOf({ id: params.performance });
      return sendTextFile(request, reply, await concertFile(idOf(params), query.lang, performance));
    },
  );
}

/**
 * What a subscriber's calendar is called: the orchestra and the filters in force.
 * @throws HttpError 400 for a value that nobody knows, named by the word of the address
 */
async function feedName(database: Database, query: EventQuery, now: Date): Promise<string> {
  try {
    const facets = await findEventFacets(database, query, now);
    const chosen = Object.entries(facets).flatMap(
      ([name, options]) => options.find(({ value }) => value === String(query[name as keyof EventQuery]))?.label ?? [],
    );
    return [message(query.lang, 'orchestra'), ...chosen].join(' · ');
  } catch (error) {
    if (!(error instanceof HttpError) || error.key !== 'unknownValue') throw error;
    throw unknownValue(wordOf(String(error.values.name)), String(error.values.value));
  }
}

/** The dates of a feed: those that the filters leave; where only what is to come is asked for, the last month too. */
async function findFeedDates(
  database: Database,
  query: EventQuery,
  viewpoint: PresentContext,
): Promise<CalendarDate[]> {
  const since = localDay(new Date(viewpoint.now.getTime() - remembered));
  const from = query.from && query.from > since ? query.from : since;
  const asked: EventQuery = whenOf(query) === 'upcoming' ? { ...query, when: 'all', from } : query;
  const rows = await matchingPerformances(database, asked, viewpoint.now)
    .select(['performanceId', 'eventId'])
    .execute();
  const performances = new Set(rows.map(({ performanceId }) => performanceId));
  const dates = await findDates(database, [...new Set(rows.map(({ eventId }) => eventId))], viewpoint);
  return dates.filter(({ performance }) => performances.has(performance.id));
}

/** All dates of some concerts, in the order of time. */
async function findDates(database: Database, ids: number[], viewpoint: PresentContext): Promise<CalendarDate[]> {
  const records = await findEventRecords(database, ids);
  return records
    .flatMap((record) => {
      const event = presentSummary(record, viewpoint);
      const changedOn = record.event.changes.map(({ at }) => at);
      return event.performances.flatMap((performance, index) => {
        const own = record.performances[index];
        return own ? [{ event, performance, changedOn, position: { lat: own.latitude, lon: own.longitude } }] : [];
      });
    })
    .toSorted((a, b) => a.performance.startsAt.localeCompare(b.performance.startsAt));
}

/** When the content was last written; every process says the same. */
async function writtenAt(database: Database): Promise<Date> {
  const { seededAt } = await database.selectFrom('contentState').select('seededAt').executeTakeFirstOrThrow();
  return seededAt;
}
