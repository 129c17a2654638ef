import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ApplicationStatus } from '@ofgc/shared/domain/masterclasses/masterclass-application.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';

/**
 * The state of an application, for everybody who has the reference. It contains no personal data, because a reference can be guessed.
 * @throws HttpError 404 for an unknown reference
 */
export async function findStatus(database: Database, reference: string, lang: Locale): Promise<ApplicationStatus> {
  const found = await database
    .selectFrom('masterclassApplications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclassApplications.masterclassId')
    .select(['masterclasses.id', 'title', 'master', 'participation', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!found) throw notFound();
  const read = readerIn(lang);
  const { id, title, master, participation, state } = found;
  return { reference, masterclass: { id, title: read(title), master }, participation, state, lang: read.lang };
}
