import type { Database } from './database/database.ts';
import { deleteConsents } from './resources/consents/record-consent.ts';

const day = 24 * 3_600_000;
/** How often it is looked through, in milliseconds. */
const pause = 6 * 3_600_000;

/** How long what visitors sent is kept, in milliseconds: what the page on data protection promises. */
export const kept = {
  contactMessages: 365 * day,
  masterclassApplications: 365 * day,
  waitingListAfterConcert: 7 * day,
  waitingListUnconfirmed: 7 * day,
  newsletterUnconfirmed: 7 * day,
  sentMails: 30 * day,
  givenUpMails: 90 * day,
};

interface Purging {
  database: Database;
  /** The site's clock: by it a concert is over. */
  now: () => Date;
  /** The real clock: by it people wrote. */
  realNow?: () => Date;
}

/** Deletes what is kept no longer, with the consents to it. Any number of processes may do so at once. */
export async function purge({ database, now, realNow = () => new Date() }: Purging): Promise<void> {
  const before = (milliseconds: number, clock = realNow) => new Date(clock().getTime() - milliseconds);
  await database.transaction().execute(async (transaction) => {
    const messages = await transaction
      .deleteFrom('contactMessages')
      .where('createdAt', '<', before(kept.contactMessages))
      .returning('id')
      .execute();
    await deleteConsents(
      transaction,
      'contactMessages',
      messages.map(({ id }) => id),
    );
    const applications = await transaction
      .deleteFrom('masterclassApplications')
      .where('createdAt', '<', before(kept.masterclassApplications))
      .returning('id')
      .execute();
    await deleteConsents(
      transaction,
      'masterclassApplications',
      applications.map(({ id }) => id),
    );
    const awaited = transaction
      .selectFrom('performances')
      .select('id')
      .where('endsAt', '>=', before(kept.waitingListAfterConcert, now));
    const written = transaction
      .selectFrom('waitingListTokens')
      .select('entryId')
      .where('createdAt', '>=', before(kept.waitingListUnconfirmed));
    const entries = await transaction
      .deleteFrom('waitingListEntries')
      .where((entry) =>
        entry.or([
          entry('performanceId', 'not in', awaited),
          entry.and([entry('confirmedAt', 'is', null), entry('id', 'not in', written)]),
        ]),
      )
      .returning('id')
      .execute();
    await deleteConsents(
      transaction,
      'waitingListEntries',
      entries.map(({ id }) => id),
    );
    const subscriptions = await transaction
      .deleteFrom('newsletterSubscriptions')
      .where('confirmedAt', 'is', null)
      .where('writtenAt', '<', before(kept.newsletterUnconfirmed))
      .returning('id')
      .execute();
    await deleteConsents(
      transaction,
      'newsletterSubscriptions',
      subscriptions.map(({ id }) => id),
    );
    await transaction.deleteFrom('emailQueue').where('sentAt', '<', before(kept.sentMails)).execute();
    await transaction.deleteFrom('emailQueue').where('givenUpAt', '<', before(kept.givenUpMails)).execute();
  });
}

/** Purges now and then. @returns stops it */
export function startPurging(purging: Purging, log: (sentence: string) => void): () => void {
  const turn = () => {
    purge(purging).catch((error: unknown) => log(`Old records could not be deleted: ${String(error)}`));
  };
  turn();
  const timer = setInterval(turn, pause);
  return () => clearInterval(timer);
}
