import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SchoolCentres } from '../../database/tables.generated.ts';
import { notFound } from '../../http/http-error.ts';

/** Locks a school's record until the transaction ends. @throws HttpError 404 where there is none */
export async function lockCentre(transaction: Database, id: number): Promise<Selectable<SchoolCentres>> {
  return transaction
    .selectFrom('schoolCentres')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}
