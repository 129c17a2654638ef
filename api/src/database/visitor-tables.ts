import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Instant } from './columns.ts';

type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface MailTable {
  id: Generated<number>;
  /** What the message is about, so that it is queued once: `contact:12:visitor`. */
  key: string;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  lang: Locale;
  subject: string;
  text: string;
  html: string;
  queuedAt: Instant;
  /** Not before this; while it is being delivered, when it may be taken again. */
  dueAt: Instant;
  attempts: Generated<number>;
  /** Why the last attempt failed. */
  failure: string | null;
  sentAt: InstantOrNull;
  givenUpAt: InstantOrNull;
}
export interface ConsentTable {
  id: Generated<number>;
  purpose: string;
  textVersion: string;
  lang: Locale;
  /** What was agreed to: table and id, `newsletterSubscriptions:12`. */
  record: string;
  givenAt: Instant;
}
