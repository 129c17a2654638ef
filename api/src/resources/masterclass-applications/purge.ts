import { type Selectable, sql } from 'kysely';
import { holdsPlace, placeHoldingStates } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Database } from '../../database/database.ts';
import type { MasterclassApplications } from '../../database/tables.generated.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import type { Purpose } from '../consents/consent-texts.ts';
import { deleteConsents } from '../consents/record-consent.ts';

/**
 * Deletes applications whose retention period is over, with their consents. Who held a place and allowed pictures stays in the inbox with
 * name, class and that consent until it is withdrawn, because it must be possible to show it for as long as the pictures are used (RGPD,
 * art. 7.1); a child's also with who authorised it (art. 8). `findImagePermission` says the same of one application.
 * @param now the real clock
 */
export async function purgeApplications(transaction: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionPeriods.masterclassApplications);
  const deleted = await transaction
    .deleteFrom('masterclassApplications')
    .where('createdAt', '<', before)
    .where((own) => own.or([own('imageConsent', '=', false), own('state', 'not in', placeHoldingStates)]))
    .returning(['id', 'masterclassId', 'participation', 'state'])
    .execute();
  await deleteConsents(transaction, 'masterclassApplications', deleted);
  await countPurgedPlaces(transaction, deleted);
  await emptyPermissions(transaction, before);
}

/** The consents that a permission for pictures is kept with. */
export const permissionPurposes: readonly string[] = ['masterclassImage', 'masterclassGuardian'] satisfies Purpose[];

/**
 * Empties the applications of those who allowed pictures, and closes their cases, because there is nobody to answer. Their places stay
 * counted by themselves.
 */
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
    await transaction
      .deleteFrom('consents')
      .where('record', '=', `masterclassApplications:${id}`)
      .where('purpose', 'not in', permissionPurposes)
      .execute();
    const name = { source: 'masterclass', recordId: id } as const;
    await transaction
      .deleteFrom('inboxEntries')
      .where((entry) => entry.and(name))
      .execute();
    await transaction
      .insertInto('inboxCases')
      .values({ ...name, status: 'closed' })
      .onConflict((known) =>
        known
          .columns(['source', 'recordId'])
          .doUpdateSet({ status: 'closed', holderId: null, version: sql`inbox_cases.version + 1` }),
      )
      .execute();
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
