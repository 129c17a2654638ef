import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { WaitingListEntries } from '../../database/tables.generated.ts';

let count = 0;

/** Inserts a confirmed place on the waiting list of a date, of somebody who writes in Spanish. @returns its id */
export async function insertWaitingEntry(
  database: Database,
  performanceId: number,
  differences: Partial<Insertable<WaitingListEntries>> = {},
): Promise<number> {
  count += 1;
  const at = new Date();
  const { id } = await database
    .insertInto('waitingListEntries')
    .values({
      reference: `L-${count}`,
      performanceId,
      email: `mar${count}@mar.example`,
      seats: 2,
      lang: 'es',
      requestedAt: at,
      confirmedAt: at,
      ...differences,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
