import type { Database } from '../../database/database.ts';
import { deviceLimit } from '../sessions/session-limits.ts';

const day = 24 * 3_600_000;
/** Links are kept for as long as letters are counted; wrong tries until they are forgotten. In milliseconds. */
const linkRetention = day;
const failureRetention = day;
/** The database lets no record of access go before. */
const accessRetention = 2 * 366 * day;

/** Deletes what is over of accounts: sessions, links, wrong tries, browsers that were not seen for a year. Accounts stay until somebody deletes them. */
export async function purgeAccounts(transaction: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await transaction.deleteFrom('sessions').where('endsAt', '<', now).execute();
  await transaction
    .deleteFrom('accountLinks')
    .where('endsAt', '<', now)
    .where('createdAt', '<', before(linkRetention))
    .execute();
  await transaction.deleteFrom('signInFailures').where('lastAt', '<', before(failureRetention)).execute();
  await transaction.deleteFrom('accountDevices').where('seenAt', '<', before(deviceLimit)).execute();
  await transaction.deleteFrom('accessRecords').where('at', '<', before(accessRetention)).execute();
}
