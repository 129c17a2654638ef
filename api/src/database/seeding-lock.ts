import { sql } from 'kysely';
import type { Database } from './database.ts';

/** An advisory lock: of several processes on one PostgreSQL the first seeds, and the others wait. */
const seedingLock = 20_261_120;

/** Until the transaction ends, no other transaction writes content. */
export async function lockContent(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
}

/**
 * The first statement of every other transaction that writes a content table: until it ends no seeding begins, and what a seed under way
 * has written is there. Else that seed, which reads once what the office has changed, would write over it.
 */
export async function holdOffSeeding(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${seedingLock})`.execute(transaction);
}
