import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MasterclassApplications } from '../../database/tables.generated.ts';
import { notFound } from '../../http/http-error.ts';

type Applicant = Pick<
  Selectable<MasterclassApplications>,
  'masterclassId' | 'participation' | 'email' | 'name' | 'lastname'
>;

/** The application of the same person for the same part in the same class, unless it was withdrawn. */
export function findStanding(
  database: Database,
  { masterclassId, participation, email, name, lastname }: Applicant,
): Promise<{ reference: string; createdAt: Date } | undefined> {
  return database
    .selectFrom('masterclassApplications')
    .select(['reference', 'createdAt'])
    .where((where) => where.and({ masterclassId, participation, email, name, lastname }))
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst();
}

/** An application with its class, by its reference. @throws HttpError 404 for an unknown reference */
export async function findStatus(database: Database, reference: string) {
  return database
    .selectFrom('masterclassApplications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclassApplications.masterclassId')
    .select(['masterclasses.id', 'title', 'master', 'participation', 'state', 'reference'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow(notFound);
}
export type StatusRecord = Awaited<ReturnType<typeof findStatus>>;
