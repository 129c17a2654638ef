import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** An advisory lock: changes to registrations of one call happen one after the other. */
const registrationLock = 20_261_123;

/** Keeps other transactions from sending, drawing, placing or answering in this call until this transaction ends. */
export async function lockCall(transaction: Database, call: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${registrationLock}, hashtext(${call}))`.execute(transaction);
}
