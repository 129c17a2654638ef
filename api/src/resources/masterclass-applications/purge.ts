import { sql } from 'kysely';
import { holdsPlace } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Database } from '../../database/database.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import { deleteConsents } from '../consents/record-consent.ts';

/**
 * Deletes applications whose retention period is over, with their consents. How many of a class held a place is kept, because the page
 * about past classes says how many took part.
 * @param now the real clock
 */
export async function purgeApplications(transaction: Database, now: Date): Promise<void> {
  const deleted = await transaction
    .deleteFrom('masterclassApplications')
    .where('createdAt', '<', new Date(now.getTime() - retentionPeriods.masterclassApplications))
    .returning(['id', 'masterclassId', 'participation', 'state'])
    .execute();
  await deleteConsents(transaction, 'masterclassApplications', deleted);
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
