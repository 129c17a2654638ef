import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';

/** Deletes the reports whose retention has ended, with all their messages and files. Each report stores its own last day. */
export async function purgeReports(transaction: Database, now: Date): Promise<void> {
  await transaction.deleteFrom('channelReports').where('keptUntil', '<', localDay(now)).execute();
}
