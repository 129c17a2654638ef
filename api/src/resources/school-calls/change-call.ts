import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { holdOffSeeding } from '../../database/advisory-locks.ts';
import { HttpError } from '../../http/http-error.ts';
import { type CallRecord, findCall } from './find.ts';
import { lockCall } from './lock-call.ts';
import { type Days, isSameTerm } from './read-form.ts';

/** Applies the office's opening and closing times of calls over those of the content, and to the application days of their sessions. */
export async function applyCallChanges(database: Database): Promise<void> {
  await sql`update school_calls set opens_at = changes.opens_at, closes_at = changes.closes_at
    from school_call_changes changes where changes.call = school_calls.key`.execute(database);
  await sql`update school_sessions set apply_from = calls.opens_at, apply_to = calls.closes_at
    from school_calls calls join school_call_changes changes on changes.call = calls.key
    where calls.session_ids @> to_jsonb(school_sessions.id)`.execute(database);
}

interface CallChange {
  key: string;
  /** The version that the page showed; 0 before the first change. */
  version: number;
  /** The site's clock. */
  at: Date;
  /** The new days. @param call as it is now, which is as the page showed it */
  daysOf: (call: CallRecord) => Days;
}

/**
 * Opens or closes a call, or moves its days. Unchanged days are no change of the office, which would take precedence over the content from
 * then on.
 * @returns whether it changed anything
 * @throws HttpError 409 where its places have been given, or somebody else changed it in between; what `daysOf` throws
 */
export async function changeCall(transaction: Database, { key, version, at, daysOf }: CallChange): Promise<boolean> {
  await holdOffSeeding(transaction);
  await lockCall(transaction, key);
  const call = await findCall(transaction, key, at);
  if (call.drawnAt) throw new HttpError(409, 'schoolDaysTooLate');
  if (call.version !== version) throw new HttpError(409, 'schoolChanged');
  const days = daysOf(call);
  if (isSameTerm(days, call)) return false;
  const { opensAt, closesAt } = days;
  const change = { opensAt, closesAt, version: version + 1, changedAt: new Date() };
  await transaction
    .insertInto('schoolCallChanges')
    .values({ call: key, ...change })
    .onConflict((conflict) => conflict.column('call').doUpdateSet(change))
    .execute();
  await applyCallChanges(transaction);
  return true;
}
