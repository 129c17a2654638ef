import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SchoolCentres } from '../../database/tables.generated.ts';
import { notFound } from '../../http/http-error.ts';

export type CentreRecord = Selectable<SchoolCentres>;

/** The school of an account. @throws HttpError 404 for an account without one */
export async function findCentreOf(database: Database, accountId: number): Promise<CentreRecord> {
  const centre = await database
    .selectFrom('schoolCentres')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!centre) throw notFound();
  return centre;
}

/** Any school, for the office. @throws HttpError 404 where there is none */
export async function findCentre(database: Database, id: number): Promise<CentreRecord> {
  const centre = await database.selectFrom('schoolCentres').selectAll().where('id', '=', id).executeTakeFirst();
  if (!centre) throw notFound();
  return centre;
}

/** A school's data for the school itself and the office, without its account and without the times of its request and the decision. */
export function presentCentre(centre: CentreRecord): SchoolCentre {
  const { accountId: _account, createdAt: _createdAt, decidedAt: _decidedAt, ...told } = centre;
  return told;
}
