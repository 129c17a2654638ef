import type { LinkPurpose } from '@ofgc/shared/domain/accounts/account.ts';
import { hour } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { countRows } from '../../http/paging.ts';
import { enqueueLink } from './enqueue-emails.ts';

/** Pause between two runs, in milliseconds. */
export const answeringPause = 1_000;
/**
 * The most emails of one purpose for one account in an hour. A link to choose a password is valid that long, so an owner who gets no other
 * has one that works, however many links to sign in a stranger asked for.
 */
const maxEmails = 5;
const atOnce = 50;

interface Answering {
  database: Database;
  siteUrl: string;
}

/**
 * Sends the requested emails. Whether an address has an account is looked up here, not during the request, so that requests take the same
 * time for every address. An address without an account gets no email, so that nobody can use the form to write to strangers.
 */
export async function answerLinkRequests({ database, siteUrl }: Answering): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const requests = await transaction
      .deleteFrom('accountLinkRequests')
      .where('id', 'in', (requests) =>
        requests.selectFrom('accountLinkRequests').select('id').orderBy('id').limit(atOnce).forUpdate().skipLocked(),
      )
      .returning(['email', 'purpose'])
      .execute();
    for (const { email, purpose } of requests) {
      const account = await transaction
        .selectFrom('accounts')
        .select(['id', 'kind', 'email', 'name', 'lang'])
        .where('email', '=', email)
        .where('lockedAt', 'is', null)
        .executeTakeFirst();
      if (!account) continue;
      // Staff sign in with a second factor, so an email's link only lets them choose a password.
      const sent = account.kind === 'staff' ? 'password' : purpose;
      if (await mayWrite(transaction, account.id, sent))
        await enqueueLink(transaction, account, { purpose: sent, siteUrl });
    }
  });
}

async function mayWrite(transaction: Database, accountId: number, purpose: LinkPurpose): Promise<boolean> {
  const count = await countRows(
    transaction
      .selectFrom('accountLinks')
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('createdAt', '>', new Date(Date.now() - hour)),
  );
  return count < maxEmails;
}
