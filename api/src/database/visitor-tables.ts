import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Bilingual, Instant } from './columns.ts';

type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface EmailQueueTable {
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
  /** Not sent before this. While a process delivers it, the time when another one may take it. */
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
export interface DepartmentTable {
  key: string;
  name: Bilingual;
  /** As it is read. */
  phone: string;
  email: string;
  sortOrder: number;
}
export interface ContactMessageTable {
  id: Generated<number>;
  reference: string;
  departmentKey: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  lang: Locale;
  /** Identical messages of one day are one message. */
  fingerprint: string;
  createdAt: Instant;
}
export interface WaitingListEntryTable {
  id: Generated<number>;
  reference: string;
  performanceId: number;
  email: string;
  seats: number;
  lang: Locale;
  /** The order in the list. */
  requestedAt: Instant;
  confirmedAt: InstantOrNull;
}
/** The hash of the token in an email's link; only the email has the token. */
export interface WaitingListTokenTable {
  tokenHash: string;
  entryId: number;
  createdAt: Instant;
}
