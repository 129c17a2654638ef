import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-api.ts';
import { migrate } from '../migrate.ts';

it('histories that are stored name nobody whose account is gone, and no sentence names who deals with a case', async () => {
  const { database, close } = await openTestDatabase();
  await migrate(database, '0097-report-days');
  await sql`insert into accounts (id, kind, email, name, lang, created_at) overriding system value
    values (1, 'staff', 'eva@ofgc.example', 'Eva Ruiz', 'es', now())`.execute(database);
  await database.insertInto('inboxCases').values({ source: 'contact', recordId: 1, status: 'new' }).execute();
  const about = { source: 'contact', recordId: 1, at: new Date() } as const;
  const entries = [
    { kind: 'status', accountId: 1, actor: 'Eva Ruiz', text: 'Estado: en curso (antes, nuevo)\nLo lleva Eva Ruiz' },
    { kind: 'undo', accountId: null, actor: 'Bea Gil', text: 'Se deshizo: Lo lleva Bea Gil' },
    { kind: 'holder', accountId: null, actor: 'Bea Gil', text: 'Bea Gil is dealing with it' },
    { kind: 'note', accountId: null, actor: 'OFGC', text: 'Lo lleva Correos' },
  ] as const;
  await database
    .insertInto('inboxEntries')
    .values(entries.map((entry) => ({ ...about, ...entry })))
    .execute();
  await migrate(database);
  expect(await database.selectFrom('inboxEntries').select(['actor', 'text']).orderBy('id').execute()).toEqual([
    { actor: 'Eva Ruiz', text: 'Estado: en curso (antes, nuevo)\nSe encarga de ello' },
    { actor: 'OFGC', text: 'Se deshizo: Se encarga de ello' },
    { actor: 'OFGC', text: 'Is dealing with it' },
    { actor: 'OFGC', text: 'Lo lleva Correos' },
  ]);
  await close();
});
