import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';

/** Months that a report is kept about which nothing was investigated: Ley 2/2023, art. 32.4. */
export const keptWithoutInvestigation = 3;
/** Months that one is kept when it was closed and nothing goes on elsewhere. */
export const keptAfterClosing = 3;
/** Years that nothing is kept longer than, counted from receipt: art. 26.2. */
export const longestRetention = 10;

/** Deletes the reports whose last day is over, with all that was written and sent. Each says itself until when it is kept. */
export async function purgeReports(transaction: Database, now: Date): Promise<void> {
  await transaction.deleteFrom('channelReports').where('keptUntil', '<', localDay(now)).execute();
}
