import { sql } from 'kysely';
import type { Database } from './database.ts';

/** An advisory lock: when several processes share one PostgreSQL, the first seeds, and the others wait. */
const seedingLock = 20_261_120;

/** Keeps all other transactions from writing content until this transaction ends. */
export async function lockContent(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
}

/**
 * The first statement of every other transaction that writes a content table. It waits for a seeding under way, and no seeding begins until
 * the transaction ends. Otherwise a seeding, which reads the office's changes once, would overwrite this transaction's changes.
 */
export async function holdOffSeeding(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${seedingLock})`.execute(transaction);
}
