import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCached } from '../../changes/cached-reads.ts';
import type { Database } from '../../database/database.ts';
import { sendTaggedFile } from '../../files/send-text-file.ts';
import type { PresentContext } from '../events/present.ts';
import type { EventQuery } from '../events/query.ts';
import { contentDigest, describeDates, type FeedDate, findFeedDates, writtenAt } from './find.ts';
import { type CalendarFile, calendarText } from './vcalendar.ts';

/** Dates that are read at a time. A feed with no more dates is one text, which can be cached; a longer feed is streamed. */
const batchSize = 200;

interface Feed {
  database: Database;
  readCached: ReadCached;
  query: EventQuery;
  context: PresentContext;
  name: string;
  siteUrl: string;
}

/** Sends the feed, or 304: its entity tag is a digest of its dates and of all content that describes dates. */
export async function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: Feed): Promise<FastifyReply> {
  const { database, readCached, query, context, name, siteUrl } = feed;
  const { lang } = context;
  const dates = await findFeedDates(database, query, context.now);
  const { digest } = await readCached('feed digest', async () => ({ digest: await contentDigest(database) }));
  const file = { name, lang, siteUrl, writtenAt: await writtenAt(database), isFeed: true };
  const etag = createHash('sha256')
    .update(JSON.stringify([file, digest, dates]))
    .digest('base64url')
    .slice(0, 22);
  const describe = (some: readonly FeedDate[]) => describeDates(database, some, context);
  // The first batch is read before anything is sent, so that the response's headers name all tables that it was read from.
  const first = calendarText({ ...file, dates: await describe(dates.slice(0, batchSize)) });
  const body = dates.length > batchSize ? Readable.from(parts(first, { dates, file, describe })) : first;
  return sendTaggedFile(request, reply, { type: 'text/calendar; charset=utf-8', lang, etag: `W/"${etag}"`, body });
}

interface LongFeed {
  dates: readonly FeedDate[];
  file: Omit<CalendarFile, 'dates'>;
  describe: (some: readonly FeedDate[]) => Promise<CalendarFile['dates']>;
}

const end = 'END:VCALENDAR\r\n';

/** @param first the calendar of the first batch */
async function* parts(first: string, { dates, file, describe }: LongFeed): AsyncGenerator<string> {
  yield first.slice(0, first.lastIndexOf(end));
  for (let start = batchSize; start < dates.length; start += batchSize) {
    const text = calendarText({ ...file, dates: await describe(dates.slice(start, start + batchSize)) });
    yield text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf(end));
  }
  yield end;
}
