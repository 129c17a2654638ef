import { type Selectable, sql } from 'kysely';
import { holdsPlace } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Database } from '../../database/database.ts';
import type { MasterclassApplications } from '../../database/tables.generated.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import { deleteConsents } from '../consents/record-consent.ts';

/**
 * Deletes applications whose retention period is over, with their consents. Who allowed pictures stays in the inbox with name, class and
 * that consent until it is withdrawn, because it must be possible to show it for as long as the pictures are used (RGPD, art. 7.1).
 * @param now the real clock
 */
export async function purgeApplications(transaction: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionPeriods.masterclassApplications);
  const deleted = await transaction
    .deleteFrom('masterclassApplications')
    .where('createdAt', '<', before)
    .where('imageConsent', '=', false)
    .returning(['id', 'masterclassId', 'participation', 'state'])
    .execute();
  await deleteConsents(transaction, 'masterclassApplications', deleted);
  await countPurgedPlaces(transaction, deleted);
  await emptyPermissions(transaction, before);
}

/** Empties the applications of those who allowed pictures. Their places stay counted by themselves. */
async function emptyPermissions(transaction: Database, before: Date): Promise<void> {
  const nothing = {
    phone: '',
    city: '',
    instrument: '',
    centre: '',
    level: '',
    programme: '',
    videoUrl: '',
    needs: '',
  };
  const emptied = await transaction
    .updateTable('masterclassApplications')
    .set({ ...nothing, email: '', birthYear: 0 })
    .where('createdAt', '<', before)
    .where('email', '<>', '')
    .returning('id')
    .execute();
  for (const { id } of emptied) {
    const record = `masterclassApplications:${id}`;
    await transaction
      .deleteFrom('consents')
      .where('record', '=', record)
      .where('purpose', '=', 'masterclass')
      .execute();
    await transaction.deleteFrom('inboxCases').where('source', '=', 'masterclass').where('recordId', '=', id).execute();
  }
}

/**
 * Keeps how many deleted applications of a class held a place, because the page about past classes says how many took part.
 * @param deleted the applications that were deleted
 */
export async function countPurgedPlaces(
  transaction: Database,
  deleted: readonly Pick<Selectable<MasterclassApplications>, 'masterclassId' | 'participation' | 'state'>[],
): Promise<void> {
  for (const { masterclassId, participation, state } of deleted)
    if (holdsPlace(state))
      await transaction
        .insertInto('masterclassPurgedPlaces')
        .values({ masterclassId, participation, places: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['masterclassId', 'participation'])
            .doUpdateSet({ places: sql`masterclass_purged_places.places + 1` }),
        )
        .execute();
}
