import { hour } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../database/database.ts';
import { liftStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import { purgeOutbox } from '../mail/purge-outbox.ts';
import { retentionPeriods } from './retention-periods.ts';
import { purgeReports } from '../resources/reporting-channel/purge.ts';
import { purgeAccounts } from '../resources/accounts/purge.ts';
import { purgeCases } from '../resources/inbox/purge.ts';
import { purgeApplications } from '../resources/masterclass-applications/purge.ts';
import { purgeInscriptions } from '../resources/inscriptions/purge.ts';
import { purgeSentForms } from '../resources/sent-forms/submit-once.ts';
import { purgeCentreRequests } from '../resources/school-centres/purge.ts';
import { purgeRegistrations } from '../resources/school-registrations/purge.ts';
import { deleteConsents } from '../resources/consents/record-consent.ts';

/** Pause between two purges, in milliseconds. */
export const purgingPause = 6 * hour;

interface Purging {
  database: Database;
  /** The folder of emails written as files, on a site without a mail server. */
  outbox?: string | undefined;
  /** The real clock: a site that is set to another day (`SITE_CLOCK`) must not delete anything because of that. */
  now?: () => Date;
}

/** Deletes visitors' records when their retention period is over, together with their consents. Several processes may run it at once. */
export async function purge({ database, outbox, now = () => new Date() }: Purging): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await database.transaction().execute(async (transaction) => {
    await liftStatementTimeout(transaction);
    const messages = await transaction
      .deleteFrom('contactMessages')
      .where('createdAt', '<', before(retentionPeriods.contactMessages))
      .returning('id')
      .execute();
    await deleteConsents(transaction, 'contactMessages', messages);
    await purgeApplications(transaction, now());
    const isRetained = transaction
      .selectFrom('performances')
      .select('id')
      // A postponed concert keeps its old date until a new one is set, so its entries stay although that date is past.
      .where((performance) =>
        performance.or([
          performance('endsAt', '>=', before(retentionPeriods.waitingListAfterConcert)),
          performance('status', '=', 'postponed'),
        ]),
      );
    const recentlyEmailed = transaction
      .selectFrom('waitingListTokens')
      .select('entryId')
      .where('createdAt', '>=', before(retentionPeriods.waitingListUnconfirmed));
    const entries = await transaction
      .deleteFrom('waitingListEntries')
      .where((entry) =>
        entry.or([
          // On a site set to an earlier day, the concert may be long over by the real clock: entries that were just emailed stay.
          entry.and([entry('performanceId', 'not in', isRetained), entry('id', 'not in', recentlyEmailed)]),
          entry.and([entry('confirmedAt', 'is', null), entry('id', 'not in', recentlyEmailed)]),
        ]),
      )
      .returning('id')
      .execute();
    await deleteConsents(transaction, 'waitingListEntries', entries);
    const subscriptions = await transaction
      .deleteFrom('newsletterSubscriptions')
      .where('confirmedAt', 'is', null)
      .where('writtenAt', '<', before(retentionPeriods.newsletterUnconfirmed))
      .returning('id')
      .execute();
    await deleteConsents(transaction, 'newsletterSubscriptions', subscriptions);
    await purgeInscriptions(transaction, now());
    await purgeCases(transaction);
    await purgeReports(transaction, now());
    await purgeAccounts(transaction, now());
    await purgeSentForms(transaction, now());
    await purgeCentreRequests(transaction, now());
    await purgeRegistrations(transaction, now());
    await transaction.deleteFrom('emailQueue').where('sentAt', '<', before(retentionPeriods.sentEmails)).execute();
    await transaction
      .deleteFrom('emailQueue')
      .where('givenUpAt', '<', before(retentionPeriods.givenUpEmails))
      .execute();
  });
  if (outbox) await purgeOutbox(outbox, before(retentionPeriods.sentEmails));
}
