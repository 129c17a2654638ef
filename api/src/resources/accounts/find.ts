import type { Database } from '../../database/database.ts';

/** The accounts of the staff, by email address. */
export function findStaffAccounts(database: Database) {
  return database
    .selectFrom('accounts')
    .select(['email', 'name', 'roles', 'lockedAt', 'totpConfirmedAt'])
    .where('kind', '=', 'staff')
    .orderBy('email')
    .execute();
}
export type StaffAccountRecord = Awaited<ReturnType<typeof findStaffAccounts>>[number];

/** The account of a member of the staff by its email address; undefined without one. */
export function findStaffAccount(database: Database, email: string) {
  return database
    .selectFrom('accounts')
    .select(['id', 'kind', 'lang', 'lockedAt'])
    .where('email', '=', email)
    .where('kind', '=', 'staff')
    .executeTakeFirst();
}

/** The secret of an account's second factor, sealed; null where it has none yet. */
export async function findTotpSecret(database: Database, accountId: number): Promise<string | null> {
  const { totpSecret } = await database
    .selectFrom('accounts')
    .select('totpSecret')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return totpSecret;
}
