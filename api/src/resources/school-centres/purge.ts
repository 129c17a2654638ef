import type { Database } from '../../database/database.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import { deleteConsents } from '../consents/record-consent.ts';

/** Deletes requests of schools without an account: those that were refused or never decided. @param now the real clock */
export async function purgeCentreRequests(transaction: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const deleted = await transaction
    .deleteFrom('schoolCentres')
    .where((centre) =>
      centre.or([
        centre.and([
          centre('state', '=', 'refused'),
          // Those that were refused before the day was recorded have none.
          centre(centre.fn.coalesce('decidedAt', 'createdAt'), '<', before(retentionPeriods.schoolCentresRefused)),
        ]),
        centre.and([
          centre('state', '=', 'requested'),
          centre('createdAt', '<', before(retentionPeriods.schoolCentresUndecided)),
        ]),
      ]),
    )
    .returning('id')
    .execute();
  await deleteConsents(transaction, 'schoolCentres', deleted);
}
