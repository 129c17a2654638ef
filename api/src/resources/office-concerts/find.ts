import type { Database } from '../../database/database.ts';
import { findEventRecords } from '../events/find.ts';
import type { EventPatch } from './event-patch.ts';

/** The newest version of each concert that the office has written. */
export function latestConcertVersions(database: Database) {
  return database
    .selectFrom('eventVersions')
    .distinctOn('eventId')
    .selectAll()
    .orderBy('eventId')
    .orderBy('version', 'desc');
}

/** The published differences from the files, by the concert's id. */
export async function findShownPatches(database: Database): Promise<Map<number, EventPatch>> {
  const versions = await latestConcertVersions(database).execute();
  return new Map(versions.map(({ eventId, shown }) => [eventId, shown]));
}

/**
 * The concerts with a performance from `since` on, the soonest first. A postponed performance counts always: it keeps its old date, which
 * may be long past.
 */
export async function findConcertsAhead(database: Database, since: Date) {
  const ahead = await database
    .selectFrom('performances')
    .select('eventId')
    .where((where) => where.or([where('startsAt', '>=', since), where('status', '=', 'postponed')]))
    .orderBy('startsAt')
    .execute();
  return findEventRecords(database, [...new Set(ahead.map(({ eventId }) => eventId))]);
}

/** All versions of a concert, the newest first. */
export function versionsOf(database: Database, id: number) {
  return database
    .selectFrom('eventVersions')
    .selectAll()
    .where('eventId', '=', id)
    .orderBy('version', 'desc')
    .execute();
}
export type EventVersion = Awaited<ReturnType<typeof versionsOf>>[number];
