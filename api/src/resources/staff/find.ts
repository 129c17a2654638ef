import type { StaffMember } from '@ofgc/shared/domain/staff/staff.schema.ts';
import type { Database } from '../../database/database.ts';

/** The accounts of the staff with their sessions, by name. */
export async function findStaff(database: Database): Promise<StaffMember[]> {
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'version', 'name', 'email', 'roles', 'lockedAt', 'totpConfirmedAt'])
    .select((accounts) =>
      accounts
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('sessions.accountId', '=', 'accounts.id')
        .where('sessions.stage', '=', 'full')
        .where('sessions.endsAt', '>', new Date())
        .as('sessions'),
    )
    .where('kind', '=', 'staff')
    .orderBy('id')
    .execute();
  // Databases order letters with accents in different ways.
  const { compare } = new Intl.Collator('es');
  const byName = rows.toSorted((one, other) => compare(one.name, other.name));
  return byName.map(({ lockedAt, totpConfirmedAt, sessions, ...member }) => ({
    ...member,
    state: lockedAt ? 'locked' : totpConfirmedAt ? 'active' : 'invited',
    sessions: Number(sessions),
  }));
}

/** The access records of an account, the newest first. */
export function findAccountRecords(database: Database, id: number) {
  return database
    .selectFrom('accessRecords')
    .select(['at', 'actor', 'action', 'detail'])
    .where('recordTable', '=', 'accounts')
    .where('recordId', '=', String(id))
    .where('action', '<>', 'read')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}
