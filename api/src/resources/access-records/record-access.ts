import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/tables.generated.ts';

/** What was done with personal data; `sign-in`, `password` and `sign-out` are about the account itself. */
export type AccessAction =
  | 'read'
  | 'change'
  | 'delete'
  | 'export'
  | 'letter'
  | 'sign-in'
  | 'sign-out'
  | 'password'
  | 'second-factor'
  | 'rights';

export interface Access {
  /** Who did it; the command line has no account. */
  who: { accountId: number | null; email: string };
  action: AccessAction;
  /** Which record, or how many of a list: `{ table: 'inscriptions', id: 'list' }`. */
  record: { table: keyof DB; id: number | string };
  /** A few words for the auditor, without personal data. */
  detail?: string;
}

/** Whose request, or whose command, was written down. */
const recorded = new WeakSet<Access['who']>();

/** @param who the very object that `recordAccess` was given */
export const isRecorded = (who: Access['who']): boolean => recorded.has(who);

/** What was done before and is only answered again has its record. */
export const markRecorded = (who: Access['who']): void => void recorded.add(who);

/**
 * Writes down who read or changed which personal data, and when, by the real clock. It cannot be changed or deleted: the database
 * refuses, for two years. Called in the transaction of what it is about.
 */
export async function recordAccess(transaction: Database, { who, action, record, detail = '' }: Access): Promise<void> {
  await transaction
    .insertInto('accessRecords')
    .values({
      at: new Date(),
      accountId: who.accountId,
      actor: who.email,
      action,
      recordTable: record.table,
      recordId: String(record.id),
      detail,
    })
    .execute();
  markRecorded(who);
}
