import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';
import { isLocalSite } from '../../settings.ts';
import { newCode, readCode } from './access-code.ts';
import { deriveIdentity, recipientOf } from './sealing.ts';

/** The public half of a key of the channel, with which messages are sealed. */
export interface ChannelKey {
  id: number;
  recipient: string;
}

/** The newest key, for which new reports are sealed; undefined where the channel has no key. */
export async function findChannelKey(database: Database): Promise<ChannelKey | undefined> {
  return database
    .selectFrom('channelKeys')
    .select(['id', 'recipient'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Makes a key of the channel: the secret code that opens reports, which is stored nowhere and cannot be recovered, and the public half. */
export async function newChannelKey(): Promise<{ code: string; recipient: string }> {
  const code = newCode('channel');
  return { code, recipient: await recipientOf(deriveIdentity(readCode('channel', code) ?? '')) };
}

/** Saves the public half of a key, for which new reports are sealed from now on. Earlier reports are still read with the key of their time. */
export async function saveChannelKey(database: Database, recipient: string): Promise<void> {
  await database
    .insertInto('channelKeys')
    .values({ recipient, createdOn: localDay(new Date()) })
    .execute();
}

/** Makes and saves a key of the channel. @returns its secret code */
export async function addChannelKey(database: Database): Promise<string> {
  const { code, recipient } = await newChannelKey();
  await saveChannelKey(database, recipient);
  return code;
}

/**
 * Makes a key for a site on somebody's own machine, so that the channel can be tried there. A public site's key is made by the staff who
 * answer reports (`npm run channel -- key`).
 * @returns the secret code, if a key was made
 */
export async function openLocalChannel(database: Database, siteUrl: string): Promise<string | undefined> {
  if (!isLocalSite(siteUrl) || (await findChannelKey(database))) return undefined;
  return addChannelKey(database);
}
