import { holdOffConcertEdits, lockOne } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';

/**
 * Keeps other transactions from sending, drawing, placing or answering in this call until this transaction ends, and the office from changing
 * a concert: nobody is placed in a session that is cancelled meanwhile without being told.
 */
export async function lockCall(transaction: Database, call: string): Promise<void> {
  await holdOffConcertEdits(transaction);
  await lockOne(transaction, 'registrations', call);
}
