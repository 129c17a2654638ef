import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentChanges, Reading } from './content-changes.ts';
import { recordingReads } from './record-reads.ts';
import type { Relations } from './relations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer was read from so far; null where that is not recorded. */
    reading: { relations: Set<string>; revision: number } | null;
  }
}

export interface FollowedAnswers {
  changes: ContentChanges;
  relations: Relations;
}

/** Answers that say something about the content: also that there is no such thing. */
const statuses = [200, 301, 304, 400, 404];

/**
 * Tells on every answer that is the same for everybody what it was made of: `X-Content-Tables`, the tables that were read for it, and
 * `X-Content-Revision`, the newest revision known before reading began. An answer without them may not be kept by anybody:
 * one with data of visitors, one that says `no-store`, a failure, all of them while the database's changes are not heard.
 */
export function sendContentHeaders(api: FastifyInstance, { changes, relations }: FollowedAnswers): void {
  api.decorateRequest('reading', null);
  api.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    request.reading = { relations: new Set(), revision: changes.revision };
    recordingReads(request.reading.relations, done);
  });
  api.addHook('onSend', async (request, reply) => {
    const reading = sharedReading(request, relations);
    // Until changes are heard again, it is unknown how long such a response stays right.
    if (
      !reading ||
      !changes.isHearing ||
      !statuses.includes(reply.statusCode) ||
      reply.getHeader('cache-control') === 'no-store'
    )
      return;
    reply.header('X-Content-Tables', [...reading.tables].join(',')).header('X-Content-Revision', reading.revision);
  });
}

/** The tables behind an answer, in alphabetical order; undefined where one holds visitors' data. */
export function sharedReading({ reading }: FastifyRequest, relations: Relations): Reading | undefined {
  if (!reading) return undefined;
  const tables = new Set([...reading.relations].flatMap((name) => relations.tablesOf(name) ?? []));
  if (![...tables].every(relations.isContent)) return undefined;
  return { tables: [...tables].toSorted(), revision: reading.revision };
}
