import type { Selectable } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ApplicationStatus } from '@ofgc/shared/domain/masterclasses/masterclass-application.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
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

/**
 * The state of an application, for everybody who has the reference. It contains no personal data, because a reference can be guessed.
 * @throws HttpError 404 for an unknown reference
 */
export async function findStatus(database: Database, reference: string, lang: Locale): Promise<ApplicationStatus> {
  const { id, title, master, participation, state } = await database
    .selectFrom('masterclassApplications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclassApplications.masterclassId')
    .select(['masterclasses.id', 'title', 'master', 'participation', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow(notFound);
  const read = readerIn(lang);
  return { reference, masterclass: { id, title: read(title), master }, participation, state, lang: read.lang };
}
