import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';

/** Deletes the reports whose last day is over, with all that was written and sent. Each says itself until when it is kept. */
export async function purgeReports(transaction: Database, now: Date): Promise<void> {
  await transaction.deleteFrom('channelReports').where('keptUntil', '<', localDay(now)).execute();
}
