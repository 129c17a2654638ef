import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { holdOffSeeding } from '../../database/advisory-locks.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockCall } from './lock-call.ts';

/** Applies the office's opening and closing times of calls over those of the content, and to the application days of their sessions. */
export async function applyCallChanges(database: Database): Promise<void> {
  await sql`update school_calls set opens_at = changes.opens_at, closes_at = changes.closes_at
    from school_call_changes changes where changes.call = school_calls.key`.execute(database);
  await sql`update school_sessions set apply_from = calls.opens_at, apply_to = calls.closes_at
    from school_calls calls join school_call_changes changes on changes.call = calls.key
    where calls.session_ids @> to_jsonb(school_sessions.id)`.execute(database);
}

interface CallChange {
  call: string;
  opensAt: Date;
  closesAt: Date;
  /** The version that the page showed; 0 before the first change. */
  version: number;
}

/**
 * Opens or closes a call, or moves its days.
 * @throws HttpError 409 where its places have been given, or somebody else changed it in between
 */
export async function changeCall(
  transaction: Database,
  { call, opensAt, closesAt, version }: CallChange,
): Promise<void> {
  await holdOffSeeding(transaction);
  await lockCall(transaction, call);
  const drawn = await transaction.selectFrom('schoolDraws').select('call').where('call', '=', call).executeTakeFirst();
  if (drawn) throw new HttpError(409, 'schoolDaysTooLate');
  const changed = await transaction
    .insertInto('schoolCallChanges')
    .values({ call, opensAt, closesAt, version: 1, changedAt: new Date() })
    .onConflict((conflict) =>
      conflict
        .column('call')
        .doUpdateSet({ opensAt, closesAt, version: version + 1, changedAt: new Date() })
        .where('schoolCallChanges.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!changed) throw new HttpError(409, 'schoolChanged');
  await applyCallChanges(transaction);
}
