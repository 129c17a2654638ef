import type { Database } from '../../database/database.ts';
import { accountRetention } from '../../purge/retention-periods.ts';
import { deviceLimit } from '../sessions/session-limits.ts';

/**
 * Deletes expired data of accounts: sessions, links, failed tries, and browsers not seen for a year. Accounts stay until somebody removes
 * them.
 */
export async function purgeAccounts(transaction: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await transaction.deleteFrom('sessions').where('endsAt', '<', now).execute();
  await transaction
    .deleteFrom('accountLinks')
    .where('endsAt', '<', now)
    .where('createdAt', '<', before(accountRetention.links))
    .execute();
  await transaction.deleteFrom('signInFailures').where('lastAt', '<', before(accountRetention.failures)).execute();
  await transaction.deleteFrom('accountDevices').where('seenAt', '<', before(deviceLimit)).execute();
  await transaction.deleteFrom('accessRecords').where('at', '<', before(accountRetention.accessRecords)).execute();
}
