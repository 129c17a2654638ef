import { randomUUID } from 'node:crypto';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../database/database.ts';

/** A message as its reader gets it. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}

export interface QueuedEmail extends Message {
  /** What it is about, once in the life of the installation: `contact:12:visitor`. */
  key: string;
  recipient: string;
  lang: Locale;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
}

/**
 * Puts a message into the queue; `deliver-mail.ts` sends it within moments. Called inside the transaction that the
 * message tells about: both happen or neither does. A message of the same key is queued once, however often this is called.
 * @param at when it may be delivered, by the real clock
 */
export async function enqueueEmail(transaction: Database, message: QueuedEmail, at = new Date()): Promise<void> {
  await transaction
    .insertInto('emailQueue')
    .values({ ...message, messageId: randomUUID(), queuedAt: at, dueAt: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
