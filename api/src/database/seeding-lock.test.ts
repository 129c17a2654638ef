import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentTables } from '../changes/content-tables.ts';
import { refreshListing } from '../changes/follow-content.ts';
import { declareSectionPages } from '../resources/section-pages/declare.ts';
import { createAsker } from '../testing/asker.ts';
import { announcement, useConcertOffice } from '../testing/concert-office.ts';
import { closeTour } from '../testing/school-area/sample-registration.ts';
import { signedIn } from '../testing/signed-in.ts';
import { startDeadline } from '../testing/test-api.ts';

const office = useConcertOffice();
beforeAll(async () => {
  const { database } = office.test;
  await sql`create function refuse_without_lock() returns trigger language plpgsql as ${sql.lit(`begin
    if not exists (select from pg_locks where locktype = 'advisory' and objid = 20261120 and pid = pg_backend_pid()) then
      raise exception '% is written while somebody may seed', tg_table_name;
    end if;
    return null; end`)}`.execute(database);
  for (const table of contentTables)
    await sql`create trigger refuse_without_lock before insert or update or delete on ${sql.table(table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}
      for each statement execute function refuse_without_lock()`.execute(database);
}, startDeadline);

describe('the lock against seeding', () => {
  it('is held while the pages that sections declare are written', async () => {
    expect(await declareSectionPages(office.test.database, [])).toBe(true);
  });

  it('is held while the office writes a concert', async () => {
    expect((await office.save(9038, { 'status-90381': 'cancelled', ...announcement })).status).toBe(200);
    expect((await office.undo(9038)).status).toBe(200);
  });

  it('is held while the office writes an alert', async () => {
    const eva = await signedIn(office.test, 'staff', 'communication');
    const { post } = createAsker(office.test);
    const form = { version: 0, es: 'Hoy no.', en: 'Not today.', from: '2026-11-20T08:00', to: '2026-11-20T22:00' };
    const address = '/api/office/alerts';
    const { status, data } = await post<{ id: number }>(eva, address, { ...form, state: 'published' });
    expect(status).toBe(201);
    expect((await post(eva, `${address}/${data.id}`, { ...form, version: 1, state: 'draft' })).status).toBe(200);
    expect((await post(eva, `${address}/${data.id}/undo`, { version: 2 })).status).toBe(200);
  });

  it('is held while the office writes a call to schools', async () => {
    await closeTour(office.test.database);
  });

  it('is held while the dates of concerts are written to the search index', async () => {
    const { database } = office.test;
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock_shared(20261120)`.execute(transaction);
      await sql`update search_index_es set ends_at = now()`.execute(transaction);
    });
    await refreshListing(database);
  });
});
