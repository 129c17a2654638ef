import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, startDeadline, type TestDatabase } from '../testing/test-api.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await migrate(test.database);
}, startDeadline);
afterAll(async () => {
  await test.close();
});

const source = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('tables.ts'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''))
  .join('\n');
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Members of an interface as they are written: `name:` at the first level of its braces. */
function membersOf(name: string): string[] {
  const start = source.indexOf('{', source.indexOf(`interface ${name} {`));
  let depth = 0;
  let own = '';
  for (const letter of source.slice(start)) {
    if ('}>)]'.includes(letter)) depth--;
    if (depth === 1) own += letter;
    if ('{<(['.includes(letter)) depth++;
    if (depth === 0) break;
  }
  return [...own.matchAll(/(\w+):/g)].map(([, member]) => member ?? '');
}

describe('the hand-written tables', () => {
  it('are those of the database, column by column', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select c.relname as name, array_agg(a.attname::text order by a.attname::text) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
      group by c.relname`.execute(test.database);
    const inDatabase = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
    const list = /interface Tables \{[^}]*\}/.exec(source)?.[0] ?? '';
    const tables = [...list.matchAll(/(\w+): (\w+Table)\b/g)];
    const written = Object.fromEntries(
      tables.map(([, table, type]) => [
        snake(table ?? ''),
        membersOf(type ?? '')
          .map(snake)
          .toSorted(),
      ]),
    );
    expect(written).toEqual(
      Object.fromEntries(Object.entries(inDatabase).map(([name, columns]) => [name, columns.toSorted()])),
    );
  });

  it('are migrated once: a second run changes nothing', async () => {
    await expect(migrate(test.database)).resolves.toBeUndefined();
  });
});

describe('a transaction', () => {
  it('leaves nothing behind when it fails', async () => {
    const failing = test.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('alerts')
        .values({ id: 1, title: '{"es":"a"}', activeFrom: '2026-11-20T08:00:00Z', activeTo: '2026-11-21T08:00:00Z' })
        .execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await test.database.selectFrom('alerts').select('id').execute()).toEqual([]);
  });
});
