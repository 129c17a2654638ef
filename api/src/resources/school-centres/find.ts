import type { CentreState } from '@ofgc/shared/domain/school-centres/centre-field-rules.ts';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SchoolCentres } from '../../database/tables.generated.ts';
import { notFound } from '../../http/http-error.ts';

const states: readonly CentreState[] = ['requested', 'refused', 'approved'];

export type CentreRecord = Selectable<SchoolCentres>;

/** The school of an account. @throws HttpError 404 for an account without one */
export async function findCentreOf(database: Database, accountId: number): Promise<CentreRecord> {
  return database
    .selectFrom('schoolCentres')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow(notFound);
}

/** Any school, for the office. @throws HttpError 404 where there is none */
export async function findCentre(database: Database, id: number): Promise<CentreRecord> {
  return database.selectFrom('schoolCentres').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** All schools: those that wait for an account first, then refused ones; each by name. */
export async function findCentres(database: Database): Promise<CentreRecord[]> {
  const centres = await database.selectFrom('schoolCentres').selectAll().orderBy('id').execute();
  // Databases order letters with accents in different ways.
  const { compare } = new Intl.Collator('es');
  return centres.toSorted(
    (one, other) => states.indexOf(one.state) - states.indexOf(other.state) || compare(one.name, other.name),
  );
}

/**
 * A school's data for the school itself and the office, without its account, the times of its request and the decision, and what only
 * `hasCome` is made from.
 */
export function presentCentre(centre: CentreRecord): SchoolCentre {
  const {
    accountId: _account,
    createdAt: _createdAt,
    decidedAt: _decidedAt,
    cameBefore: _cameBefore,
    ...presented
  } = centre;
  return presented;
}
