import type { Selectable } from 'kysely';
import { type ApplicationState, holdsPlace } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import { lockOne } from '../../../database/advisory-locks.ts';
import type { Database } from '../../../database/database.ts';
import type { MasterclassApplications } from '../../../database/tables.generated.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { findStanding } from '../../masterclass-applications/find.ts';
import { allMasterclasses, type MasterclassRecord } from '../../masterclasses/find.ts';
import { findHeldMasterclassPlaces, masterclassPlacesLeft } from '../../masterclasses/places.ts';

/**
 * Locks the places of an application's class until the transaction ends, with the same lock as new applications.
 * @throws HttpError 404 where there is no such application
 */
export async function lockPlacesFor(transaction: Database, applicationId: number): Promise<void> {
  const { masterclassId } = await transaction
    .selectFrom('masterclassApplications')
    .select('masterclassId')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow(notFound);
  await lockOne(transaction, 'applications', masterclassId);
}

/**
 * Changes the state of an application; the places of its class must be locked.
 * @returns the application as it was, and its class
 * @throws HttpError 404 where the class is gone, 409 where the new state takes a place and none is left, or where the application was
 * withdrawn and the applicant has applied again
 */
export async function changeApplication(
  transaction: Database,
  { id, state }: { id: number; state: ApplicationState },
): Promise<{ application: Selectable<MasterclassApplications>; masterclass: MasterclassRecord }> {
  const application = await transaction
    .selectFrom('masterclassApplications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const masterclass = await allMasterclasses(transaction)
    .where('masterclasses.id', '=', application.masterclassId)
    .executeTakeFirstOrThrow(notFound);
  if (application.state === 'withdrawn' && state !== 'withdrawn') await refuseSecond(transaction, application);
  if (holdsPlace(state) && !holdsPlace(application.state)) {
    const left = masterclassPlacesLeft(masterclass, await findHeldMasterclassPlaces(transaction));
    if (left[application.participation] <= 0) throw new HttpError(409, 'noPlaceLeft');
  }
  await transaction.updateTable('masterclassApplications').set({ state }).where('id', '=', id).execute();
  return { application, masterclass };
}

/** @throws HttpError 409 where the applicant has another application that is not withdrawn, by the rule of new applications */
async function refuseSecond(transaction: Database, application: Selectable<MasterclassApplications>): Promise<void> {
  const other = await findStanding(transaction, application);
  if (other) throw new HttpError(409, 'sentAgain', { reference: other.reference });
}
