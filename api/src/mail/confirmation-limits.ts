import { type RawBuilder, sql } from 'kysely';
import { day, minute } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../database/database.ts';
import { countRows } from '../http/paging.ts';

/** Confirmations of what was sent that one mailbox gets in a day: it may be somebody else's than the sender's. */
export const maxConfirmations = 5;
/** @returns when the day began whose confirmations count, by the real clock */
export const confirmationsSince = (): Date => new Date(Date.now() - day);
/** An address gets no second email about the same thing sooner, in milliseconds. */
export const minResendInterval = 10 * minute;

/** An address without what stands from `+` to `@`, which most providers ignore: the same person reads all its spellings. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** Whether the column `email` of a query is a spelling of this address's mailbox. */
export function isOfMailbox(email: string): RawBuilder<boolean> {
  return sql<boolean>`regexp_replace(lower(email), '\\+[^@]*@', '@') = ${mailboxOf(email)}`;
}

/**
 * Whether an address still gets a confirmation today. To be called after its record was saved, which counts.
 * @param table of what was sent
 */
export async function getsConfirmation(
  transaction: Database,
  table: 'contactMessages' | 'inscriptions' | 'masterclassApplications',
  email: string,
): Promise<boolean> {
  const count = await countRows(
    transaction.selectFrom(table).where(isOfMailbox(email)).where('createdAt', '>', confirmationsSince()),
  );
  return count <= maxConfirmations;
}
