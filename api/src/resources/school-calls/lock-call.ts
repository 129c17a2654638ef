import { lockOne } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';

/** Keeps other transactions from sending, drawing, placing or answering in this call until this transaction ends. */
export function lockCall(transaction: Database, call: string): Promise<void> {
  return lockOne(transaction, 'registrations', call);
}
