import { sql } from 'kysely';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Database } from '../../database/database.ts';
import { forgetRecipient } from '../office-concerts/enqueue-emails.ts';
import type { CaseName } from './change-case.ts';
import { changeApplication, lockPlacesFor } from './masterclass-place.ts';

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

/** Locks the places that a change of state may take, until the transaction ends; to be called before the case is locked. */
export async function lockPlaces(transaction: Database, { source, id }: CaseName): Promise<void> {
  if (source === 'masterclass') await lockPlacesFor(transaction, id);
}

/**
 * Changes the state of an application or an inscription. Letters about the concert of a withdrawn inscription that are held back do not
 * leave. An inscription that was wrongly marked as withdrawn gets its places back even where others have them by now: its sender was
 * promised them.
 * @returns what the letter about an application needs; undefined for an inscription
 * @throws HttpError 404 where the class of an application is gone, 409 where the new state takes a place of it and none is left
 */
export async function changeState(
  transaction: Database,
  { source, id }: CaseName,
  state: ApplicationState,
): Promise<Awaited<ReturnType<typeof changeApplication>> | undefined> {
  if (source === 'masterclass') return changeApplication(transaction, { id, state });
  const isWithdrawn = state === 'withdrawn';
  await transaction
    .updateTable('inscriptions')
    // The same form that is sent again after that is no repetition.
    .set({ isWithdrawn, ...(isWithdrawn && { fingerprint: sql<string>`fingerprint || '-' || id` }) })
    .where('id', '=', id)
    .execute();
  if (state === 'withdrawn') await forgetRecipient(transaction, { table: 'inscriptions', id });
  return undefined;
}
