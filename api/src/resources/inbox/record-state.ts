import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import { holdOffConcertEdits, lockOne } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { forgetRecipient } from '../office-concerts/forget-recipient.ts';
import type { CaseName } from './change-case.ts';
import { changeApplication, lockPlacesFor } from './decisions/masterclass-place.ts';

/** The state of an application or an inscription; undefined for a record about which nothing is decided. */
export async function findState(database: Database, { source, id }: CaseName): Promise<ApplicationState | undefined> {
  if (source === 'masterclass') {
    const application = database.selectFrom('masterclassApplications').select('state').where('id', '=', id);
    return (await application.executeTakeFirstOrThrow()).state;
  }
  if (source !== 'inscription') return undefined;
  const inscription = database.selectFrom('inscriptions').select('isWithdrawn').where('id', '=', id);
  return (await inscription.executeTakeFirstOrThrow()).isWithdrawn ? 'withdrawn' : 'received';
}

/**
 * Locks the places that a change of state may take, until the transaction ends; to be called before the case is locked.
 * @throws HttpError 404 where there is no such application or inscription
 */
export async function lockPlaces(transaction: Database, { source, id }: CaseName): Promise<void> {
  if (source === 'masterclass') await lockPlacesFor(transaction, id);
  if (source !== 'inscription') return;
  await holdOffConcertEdits(transaction);
  const inscription = transaction.selectFrom('inscriptions').select('kind').where('id', '=', id);
  await lockOne(transaction, 'inscriptions', (await inscription.executeTakeFirstOrThrow(notFound)).kind);
}

/**
 * Changes the state of an application or an inscription. Emails about the concert of a withdrawn inscription that are held back do not
 * leave, also if it comes back later; what the office itself has written to its sender does, because it may be about that. An inscription that was wrongly marked as withdrawn gets its places back even where others have them by now: its sender was
 * promised them.
 * @returns what the email about an application needs; undefined for an inscription
 * @throws HttpError 404 where the class of an application is gone, 409 where the new state takes a place of it and none is left, or
 * where a withdrawn form would come back that its sender has sent again
 */
export async function changeRecordState(
  transaction: Database,
  { source, id }: CaseName,
  state: ApplicationState,
): Promise<Awaited<ReturnType<typeof changeApplication>> | undefined> {
  if (source === 'masterclass') return changeApplication(transaction, { id, state });
  const isWithdrawn = state === 'withdrawn';
  if (!isWithdrawn) await refuseSecond(transaction, id);
  await transaction.updateTable('inscriptions').set({ isWithdrawn }).where('id', '=', id).execute();
  if (isWithdrawn) await forgetRecipient(transaction, { table: 'inscriptions', id });
  return undefined;
}

/** @throws HttpError 409 where the same form was sent again after an inscription's withdrawal, and stands */
async function refuseSecond(transaction: Database, id: number): Promise<void> {
  const other = await transaction
    .selectFrom('inscriptions as own')
    .innerJoin('inscriptions as other', 'other.fingerprint', 'own.fingerprint')
    .select('other.reference')
    .where('own.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.isWithdrawn', '=', false)
    .executeTakeFirst();
  if (other) throw new HttpError(409, 'sentAgain', other);
}
