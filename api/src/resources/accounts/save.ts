import type { Selectable, Updateable } from 'kysely';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/tables.generated.ts';
import { isKeyBelow } from '../../mail/email-queue.ts';
import { withdrawEmails } from '../../mail/withdraw-emails.ts';

interface NewAccount {
  kind: AccountKind;
  /** In lower case. */
  email: string;
  name: string;
  lang: Locale;
  roles?: readonly StaffRole[];
}

/**
 * Adds an account without a password: an invitation lets its owner choose one.
 * @returns its id; undefined where the email address has an account
 */
export async function addAccount(
  transaction: Database,
  { kind, email, name, lang, roles = [] }: NewAccount,
): Promise<number | undefined> {
  const added = await transaction
    .insertInto('accounts')
    .values({ kind, email, name, lang, roles: JSON.stringify(roles), createdAt: new Date() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Notes that somebody asked for a link by email; it is answered outside the request. */
export async function requestLink(
  database: Database,
  request: Pick<Selectable<DB['accountLinkRequests']>, 'email' | 'purpose'>,
): Promise<void> {
  await database
    .insertInto('accountLinkRequests')
    .values({ ...request, createdAt: new Date() })
    .execute();
}

/** An account that is not disabled, locked until the transaction ends; undefined where it is disabled. */
export async function openAccount(transaction: Database, id: number): Promise<Selectable<DB['accounts']> | undefined> {
  return transaction
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('lockedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes an account. Its new version refuses what pages of the office that were opened before would still send. */
export async function changeAccount(
  transaction: Database,
  id: number,
  changes: Updateable<DB['accounts']> = {},
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends an account's sessions, unused links with their waiting emails, and known browsers: whoever had its password or its email gets in no longer. */
export async function shutOut(transaction: Database, id: number): Promise<void> {
  await endEverywhere(transaction, id);
  await transaction.deleteFrom('accountLinks').where('accountId', '=', id).execute();
  await withdrawEmails(transaction, [`accounts:${id}:%`]);
}

/** Changes an account's roles. All its sessions end, so that none keeps the earlier rights. */
export async function setRoles(transaction: Database, id: number, roles: readonly StaffRole[]): Promise<void> {
  await changeAccount(transaction, id, { roles: JSON.stringify(roles) });
  await endSessions(transaction, id);
}

/** Locks the account (`false` unlocks it). Locking refuses new sign-ins and ends all sessions. */
export async function setLocked(transaction: Database, id: number, isLocked: boolean): Promise<void> {
  await changeAccount(transaction, id, { lockedAt: isLocked ? new Date() : null });
  if (isLocked) await shutOut(transaction, id);
}

/**
 * Updates the owner's data. If the email address changes, the old password becomes void and all sessions end.
 * @returns false where another account has the address: nothing was changed
 */
export async function moveAccount(
  transaction: Database,
  id: number,
  { isMoved, ...known }: Pick<NewAccount, 'email' | 'name' | 'lang'> & { isMoved: boolean },
): Promise<boolean> {
  const taken = transaction.selectFrom('accounts').select('id').where('email', '=', known.email).where('id', '!=', id);
  if (await taken.executeTakeFirst()) return false;
  await changeAccount(transaction, id, { ...known, ...(isMoved && { passwordHash: null }) });
  if (isMoved) await shutOut(transaction, id);
  return true;
}

/** Who has changed something, in histories that outlive the account of whoever did. */
const formerActor = 'OFGC';

/**
 * Removes an account with its password, sessions, links, browsers and second factor, and the emails with its links. Histories go on without its
 * owner's name, because names are kept only while the account exists. Its address is free again.
 */
export async function removeAccount(transaction: Database, id: number): Promise<void> {
  for (const table of ['eventVersions', 'alertVersions', 'inboxEntries'] as const)
    await transaction.updateTable(table).set({ actor: formerActor }).where('accountId', '=', id).execute();
  await transaction
    .deleteFrom('emailQueue')
    .where(isKeyBelow([`accounts:${id}:`]))
    .execute();
  await transaction.deleteFrom('accounts').where('id', '=', id).execute();
}

/** Ends one session. */
export async function endSession(transaction: Database, sessionId: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends all sessions of an account, which asks for the second factor in every browser from then on. */
export async function endEverywhere(transaction: Database, accountId: number): Promise<void> {
  await endSessions(transaction, accountId);
  await transaction.deleteFrom('accountDevices').where('accountId', '=', accountId).execute();
}

/** Ends all sessions of an account. */
export async function endSessions(transaction: Database, accountId: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('accountId', '=', accountId).execute();
}

/** For a lost telephone: the next sign-in by a link sets up another second factor. */
export async function forgetSecondFactor(transaction: Database, accountId: number): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ totpSecret: null, totpConfirmedAt: null, totpStep: null })
    .where('id', '=', accountId)
    .execute();
  await transaction.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  await endSessions(transaction, accountId);
}
