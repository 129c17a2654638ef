import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ContentSource, revisionHeader, tablesHeader } from '@ofgc/shared/http/content-change.ts';
import type { ContentChanges } from './content-changes.ts';
import { type Reading, recordingReads } from './record-reads.ts';
import type { Relations } from './relations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response was read from so far; null where that is not recorded. */
    reading: Reading | null;
  }
}

export interface FollowedAnswers {
  changes: ContentChanges;
  relations: Relations;
}

/** Statuses of responses that depend on the content, including that something does not exist. */
const statuses = [200, 301, 304, 400, 404];

/**
 * Adds two headers to every response that is the same for all visitors: `X-Content-Tables`, the tables that it was read from, and
 * `X-Content-Revision`, the newest revision known before it was read. A response without them must not be cached by anybody: one with
 * visitors' data, one with `no-store`, an error, and every response while the database's announcements do not arrive.
 */
export function sendContentHeaders(api: FastifyInstance, { changes, relations }: FollowedAnswers): void {
  api.decorateRequest('reading', null);
  api.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    request.reading = { relations: new Set(), revision: changes.revision };
    recordingReads(request.reading, done);
  });
  api.addHook('onSend', async (request, reply) => {
    const reading = sharedReading(request, relations);
    // While announcements do not arrive, nobody would learn that the response is out of date.
    if (
      !reading ||
      !changes.isHearing ||
      !statuses.includes(reply.statusCode) ||
      reply.getHeader('cache-control') === 'no-store'
    )
      return;
    reply.header(tablesHeader, reading.tables.join(',')).header(revisionHeader, reading.revision);
  });
}

/** The tables that a response was read from, in alphabetical order; undefined where one of them holds visitors' data. */
export function sharedReading({ reading }: FastifyRequest, relations: Relations): ContentSource | undefined {
  if (!reading) return undefined;
  const tables = new Set([...reading.relations].flatMap((name) => relations.tablesOf(name) ?? []));
  if (![...tables].every(relations.isContent)) return undefined;
  return { tables: [...tables].toSorted(), revision: reading.revision };
}
