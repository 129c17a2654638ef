import { linkPurposes } from '@ofgc/shared/domain/accounts/account.ts';
import type { Database } from '../../database/database.ts';
import { linkEnded } from '../../mail/given-up-reasons.ts';
import { linkTimes } from './one-time-links.ts';

/** Pause between two runs, in milliseconds. */
export const endingPause = 1_000;

/**
 * Gives up emails whose link ended while they waited, as behind a mail server that hangs: it would work for nobody.
 * @param now by the real clock
 */
export async function giveUpEndedLinks(database: Database, now = new Date()): Promise<void> {
  await database
    .updateTable('emailQueue')
    .set({ givenUpAt: now, failure: linkEnded })
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    // One that is being delivered may be with its recipient already: it has no failure, and is due again after its lease.
    .where((email) => email.or([email('failure', 'is not', null), email('dueAt', '<=', now)]))
    .where((email) =>
      email.or(
        linkPurposes.map((purpose) =>
          email.and([
            email('key', 'like', `accounts:%:${purpose}:%`),
            email('queuedAt', '<=', new Date(now.getTime() - linkTimes[purpose])),
          ]),
        ),
      ),
    )
    .execute();
}
