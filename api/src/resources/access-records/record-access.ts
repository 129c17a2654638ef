import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/tables.generated.ts';

/**
 * The kind of access to personal data; `letter` (an email to the record's sender) is the stored name; `sign-in`,
 * `password` and `sign-out` are about the account itself.
 */
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
  /** The account that acted; the command line has none. */
  who: { accountId: number | null; email: string };
  action: AccessAction;
  /** The record, or a description of the list: `{ table: 'inscriptions', id: 'list' }`. */
  record: { table: keyof DB; id: number | string };
  /** A few words for the auditor, without personal data. */
  detail?: string;
}

/** The identities whose request or command has been recorded. */
const recorded = new WeakSet<Access['who']>();

/** @param who the same object that was passed to `recordAccess` */
export const isRecorded = (who: Access['who']): boolean => recorded.has(who);

/** The actor of what a command of the machine reads or changes: it has no account. */
export const commandLine: Access['who'] = { accountId: null, email: 'command line' };

/** For a repeated form that only gets its earlier answer: that access has its record already. */
export const markRecorded = (who: Access['who']): void => void recorded.add(who);

/**
 * Records who read or changed which personal data, and when, by the real clock. For two years the database refuses to change or delete the
 * record. To be called in the transaction of the access.
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
