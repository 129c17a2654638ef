import { sql } from 'kysely';
import type { StaffMember, StaffMemberPage } from '@ofgc/shared/domain/staff/staff.schema.ts';
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

/** The latest access records of an account, the newest first, and the number of earlier ones. */
export async function findAccountRecords(
  database: Database,
  id: number,
): Promise<Pick<StaffMemberPage, 'history' | 'earlier'>> {
  const records = await database
    .selectFrom('accessRecords')
    .select(['at', 'actor', 'action', 'detail'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('recordTable', '=', 'accounts')
    .where('recordId', '=', String(id))
    .where('action', '<>', 'read')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const history = records.map(({ at, actor, action, detail }) => ({ at: at.toISOString(), actor, action, detail }));
  return { history, earlier: Number(records[0]?.total ?? 0) - history.length };
}
