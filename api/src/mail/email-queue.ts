import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.generated.ts';

/** The content of an email. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

export interface QueuedEmail extends EmailContent {
  /** Unique: a key is queued once, ever. `contact:12:visitor` */
  key: string;
  recipient: string;
  lang: Locale;
  /** Where a reply goes, when not to the sender. */
  replyTo?: string;
}

/**
 * Puts a message into the queue; `deliver-emails.ts` sends it within seconds. Called inside the transaction that the
 * message is about, so that both happen or neither does. A key is queued once, however often this is called.
 * @param at when it may be delivered, by the real clock
 */
export async function enqueueEmail(transaction: Database, message: QueuedEmail, at = new Date()): Promise<void> {
  await transaction
    .insertInto('emailQueue')
    .values({ ...message, messageId: randomUUID(), queuedAt: at, dueAt: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Whether an email's key begins with one of these: `accounts:12:` are all emails to this account. */
export function isKeyBelow(
  beginnings: readonly string[],
): (email: ExpressionBuilder<DB, 'emailQueue'>) => Expression<SqlBool> {
  return (email) =>
    email.or(
      beginnings.map((beginning) => email(email.fn<boolean>('starts_with', ['key', email.val(beginning)]), '=', true)),
    );
}
