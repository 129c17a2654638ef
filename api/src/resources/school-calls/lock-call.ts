import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** An advisory lock: what changes registrations of one call happens one after the other. */
const registrationLock = 20_261_123;

/** Until the transaction ends, no other one sends, draws, places or answers in this call. */
export async function lockCall(transaction: Database, call: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${registrationLock}, hashtext(${call}))`.execute(transaction);
}
