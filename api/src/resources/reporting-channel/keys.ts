import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';
import { newCode, readCode } from './access-code.ts';
import { identityOf, recipientOf } from './sealing.ts';

/** The half of a key of the channel that seals: it is no secret. */
export interface ChannelKey {
  id: number;
  recipient: string;
}

/** The newest, which new reports are sealed for; undefined where there is no key to read them with. */
export async function findChannelKey(database: Database): Promise<ChannelKey | undefined> {
  return database
    .selectFrom('channelKeys')
    .select(['id', 'recipient'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Makes a key of the channel. What was reported before is read with the key of its time.
 * @returns the code that opens; it is not stored and cannot be recovered
 */
export async function addChannelKey(database: Database): Promise<string> {
  const code = newCode('channel');
  const recipient = await recipientOf(identityOf(readCode('channel', code) ?? ''));
  await database
    .insertInto('channelKeys')
    .values({ recipient, createdOn: localDay(new Date()) })
    .execute();
  return code;
}

/**
 * Gives a site that runs on somebody's own machine a key, so that the channel can be tried; a public site's is made by the staff who answer reports
 * (`npm run channel -- key`).
 * @returns the code that opens, where one was made
 */
export async function openLocalChannel(database: Database, siteUrl: string): Promise<string | undefined> {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
  if (!isLocal || (await findChannelKey(database))) return undefined;
  return addChannelKey(database);
}
