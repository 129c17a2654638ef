import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ManagedCentre } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { beforeAll, expect, it } from 'vitest';
import { sampleDay } from '../../testing/school-area/sample-registration.ts';
import { useTwoSchools } from '../../testing/school-area/two-schools.ts';
import { startDeadline } from '../../testing/test-api.ts';

const { test, get, post, office, registration } = useTwoSchools(() => sampleDay);

// A database of one connection cannot show two transactions at once, but the locks that each holds.
beforeAll(async () => {
  const refuseWithout = async (name: string, mode: string, change: string) => {
    await sql`create function ${sql.raw(name)}() returns trigger language plpgsql as ${sql.lit(`begin
      if not exists (select from pg_locks where locktype = 'advisory' and objid = 20261126 and mode = '${mode}' and granted and pid = pg_backend_pid()) then
        raise exception 'written without the lock';
      end if;
      return null; end`)}`.execute(test.database);
    await sql`create trigger ${sql.raw(`${name} before ${change} for each statement execute function ${name}()`)}`.execute(
      test.database,
    );
  };
  await refuseWithout('refuse_beside_emails', 'ExclusiveLock', 'update of email on school_centres');
  await refuseWithout('refuse_beside_moves', 'ShareLock', 'insert on school_messages');
}, startDeadline);

it('the office moves a school’s address while nobody queues emails to schools', async () => {
  const { id } = await test.database.selectFrom('schoolCentres').select('id').limit(1).executeTakeFirstOrThrow();
  const address = `/api/school-office/centres/${id}`;
  const { centre } = (await get<ManagedCentre>(office, address)).data;
  const profile = { ...centre, email: 'corregida@example.com', isOneRoom: '' };
  expect((await post(office, `${address}/profile`, profile)).status).toBe(200);
});

it('a message is sent while nobody moves the address of its school', async () => {
  const address = `/api/school-office/registrations/${registration.reference}/messages`;
  expect((await post(office, address, { text: 'Hola', formKey: randomUUID() })).status).toBe(200);
});
