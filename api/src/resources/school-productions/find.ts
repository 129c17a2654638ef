import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { unknownValue } from '../../http/http-error.ts';
import { enrolmentStateOf } from './enrolment.ts';
import type { productionQuerySchema, sessionQuerySchema } from './query.ts';

/** The productions that match the query, the newest course first. */
export function matchingProductions(database: Database, query: z.infer<typeof productionQuerySchema>) {
  let productions = database
    .selectFrom('schoolProductions')
    .leftJoin('events', 'events.id', 'schoolProductions.eventId')
    .selectAll('schoolProductions')
    .select('events.slug as eventSlug')
    .orderBy('course', 'desc')
    .orderBy('schoolProductions.id');
  if (query.kind) productions = productions.where('kind', '=', query.kind);
  if (query.course) productions = productions.where('course', '=', query.course);
  return productions;
}
export type ProductionRecord = Awaited<ReturnType<ReturnType<typeof matchingProductions>['execute']>>[number];

/** All sessions, with the seats that registrations hold besides the taken seats of the content. */
export function allSessions(database: Database) {
  return database
    .selectFrom('schoolSessions')
    .innerJoin('schoolProductions', 'schoolProductions.id', 'schoolSessions.productionId')
    .leftJoin('schoolSessionSeats', 'schoolSessionSeats.sessionId', 'schoolSessions.id')
    .selectAll('schoolSessions')
    .select(['schoolProductions.slug as productionSlug', 'schoolProductions.title as productionTitle', 'seatsHeld'])
    .orderBy('startsAt')
    .orderBy('schoolSessions.id');
}
export type SessionRecord = Awaited<ReturnType<ReturnType<typeof allSessions>['execute']>>[number];

/** The sessions that match the query, the earliest first. @throws HttpError 400 for an unknown production */
export async function matchingSessions(database: Database, query: z.infer<typeof sessionQuerySchema>, at: Date) {
  let sessions = allSessions(database);
  if (query.kind) sessions = sessions.where('kind', '=', query.kind);
  if (query.course) sessions = sessions.where('course', '=', query.course);
  if (query.production) {
    const production = await database
      .selectFrom('schoolProductions')
      .select('id')
      .where('slug', '=', query.production)
      .executeTakeFirst();
    if (!production) throw unknownValue('production', query.production);
    sessions = sessions.where('productionId', '=', production.id);
  }
  if (query.state) {
    // The state depends on the clock by a rule in `shared`, so it is computed here, and the query gets the matching ids.
    const ids = (await sessions.execute())
      .filter((session) => enrolmentStateOf(session, at) === query.state)
      .map(({ id }) => id);
    sessions = sessions.where('schoolSessions.id', 'in', ids.length ? ids : [-1]);
  }
  return sessions;
}
