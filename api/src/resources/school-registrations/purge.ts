import type { Database } from '../../database/database.ts';

/**
 * Deletes registrations whose retention period is over. Of those with which a school came, only that it has come remains.
 * @param now the real clock
 */
export async function purgeRegistrations(transaction: Database, now: Date): Promise<void> {
  const deleted = await transaction
    .deleteFrom('schoolRegistrations')
    .where('keptUntil', '<', now)
    .returning(['centreId', 'state'])
    .execute();
  const visitors = deleted.flatMap(({ centreId, state }) => (state === 'attended' ? [centreId] : []));
  if (visitors.length === 0) return;
  await transaction.updateTable('schoolCentres').set({ cameBefore: true }).where('id', 'in', visitors).execute();
}
