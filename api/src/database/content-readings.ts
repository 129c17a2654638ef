import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The name under which a machine's readings are recorded; it stays the same when the site starts again. */
export const machineOf = (dataDir: string): string => `${hostname()}:${resolve(dataDir)}`;

/**
 * Records which content a machine reads. To be called in the transaction that may write the content, after the lock.
 * @param hash of the content that it reads now
 * @returns whether it read the same at its last start; false for a machine that never started on this database
 */
export async function recordReading(transaction: Database, machine: string, hash: string): Promise<boolean> {
  const last = await transaction
    .selectFrom('contentReadings')
    .select('hash')
    .where('machine', '=', machine)
    .executeTakeFirst();
  const reading = { hash, readAt: sql<Date>`now()` };
  await transaction
    .insertInto('contentReadings')
    .values({ machine, ...reading })
    .onConflict((conflict) => conflict.column('machine').doUpdateSet(reading))
    .execute();
  // Machines that are gone: each start of a container may have another name.
  await transaction
    .deleteFrom('contentReadings')
    .where('readAt', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
  return last?.hash === hash;
}
