import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { day } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.generated.ts';
import { hasFailed } from './given-up-reasons.ts';

/** In milliseconds: what was given up longer ago is too old to arrive now. */
const worthSending = 14 * day;

interface Redirection {
  /** The emails about the person whose address was corrected. */
  isAbout: (email: ExpressionBuilder<DB, 'emailQueue'>) => Expression<SqlBool>;
  from: string;
  to: string;
}

/**
 * Sends a person's emails that have not left to their new address, and lets replies go there. Those that could not be delivered begin anew,
 * also those that were given up: a wrong address is the usual reason for both.
 */
export async function redirectEmails(transaction: Database, { isAbout, from, to }: Redirection): Promise<void> {
  if (from === to) return;
  const now = new Date();
  const emails = transaction.updateTable('emailQueue').where(isAbout).where('sentAt', 'is', null);
  const isWorthSending = (email: ExpressionBuilder<DB, 'emailQueue'>) =>
    email.or([email('givenUpAt', 'is', null), email('givenUpAt', '>', new Date(now.getTime() - worthSending))]);
  await emails
    .set({ givenUpAt: null, failure: null, attempts: 0, dueAt: now })
    .where('recipient', '=', from)
    .where(hasFailed)
    .where(isWorthSending)
    .execute();
  await emails.set({ recipient: to }).where('recipient', '=', from).execute();
  await emails.set({ replyTo: to }).where('replyTo', '=', from).execute();
}
