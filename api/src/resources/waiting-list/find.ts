import type { Selectable } from 'kysely';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { placeState, type PlaceState } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import type { Database } from '../../database/database.ts';
import type { WaitingListEntries } from '../../database/tables.generated.ts';
import { confirmationsSince, isOfMailbox } from '../../mail/confirmation-limits.ts';
import { hashOf, tokenPattern } from '../../forms/secret.ts';
import { countRows } from '../../http/paging.ts';
import { findEventRecords } from '../events/find.ts';
import { presentEventSummary, type PresentContext } from '../events/present.ts';

export type WaitingListEntry = Selectable<WaitingListEntries>;
export interface WaitedFor {
  event: EventSummary;
  performance: Performance;
}
export interface Place extends WaitedFor {
  entry: WaitingListEntry;
  state: PlaceState;
}

/** A performance with its concert, in one language; undefined for an unknown id. */
export async function findPerformance(
  database: Database,
  id: number,
  context: PresentContext,
): Promise<WaitedFor | undefined> {
  const row = await database.selectFrom('performances').select('eventId').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [record] = await findEventRecords(database, [row.eventId]);
  const event = record && presentEventSummary(record, context);
  const performance = event?.performances.find((candidate) => candidate.id === id);
  return event && performance ? { event, performance } : undefined;
}

/** The place of an email's link; undefined for a token that never existed or no longer exists. */
export async function findPlace(
  database: Database,
  token: string,
  context: PresentContext,
): Promise<Place | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const entry = await database
    .selectFrom('waitingListEntries')
    .innerJoin('waitingListTokens', 'waitingListTokens.entryId', 'waitingListEntries.id')
    .selectAll('waitingListEntries')
    .where('waitingListTokens.tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  const waitedFor = entry && (await findPerformance(database, entry.performanceId, context));
  if (!entry || !waitedFor) return undefined;
  const facts = {
    performance: waitedFor.performance,
    confirmedAt: entry.confirmedAt,
    writtenAt: await findLastEmailAt(database, entry.id),
  };
  // Links expire by the real clock.
  return { ...waitedFor, entry, state: placeState(facts, new Date()) };
}

/** When the last email with a valid link was queued; long ago where there is none. */
export async function findLastEmailAt(database: Database, entryId: number): Promise<Date> {
  const last = await database
    .selectFrom('waitingListTokens')
    .select('createdAt')
    .where('entryId', '=', entryId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return last?.createdAt ?? new Date(0);
}

/** How many emails an address got in the last day for all its places, without those whose link confirmed a place. */
export function countEmails(database: Database, email: string): Promise<number> {
  return countRows(
    database
      .selectFrom('waitingListTokens')
      .innerJoin('waitingListEntries', 'waitingListEntries.id', 'waitingListTokens.entryId')
      .where(isOfMailbox(email))
      .where('createdAt', '>', confirmationsSince())
      .where((entry) =>
        entry.or([entry('confirmedAt', 'is', null), entry('createdAt', '>=', entry.ref('confirmedAt'))]),
      ),
  );
}
