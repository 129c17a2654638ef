import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { useTestApi } from '../../testing/use-test-api.ts';
import { isLocalSite } from '../../settings.ts';
import { findPlaceholders } from './find-placeholders.ts';

const test = useTestApi();

it('the legal pages with texts of the demonstration are found until these are replaced', async () => {
  const { database } = test;
  expect(await findPlaceholders(database)).toContain('/aviso-legal');
  for (const column of ['lead', 'sections'])
    await sql`update pages set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}::text, '[(]demo[^)]*[)]|G00000000|[.]example', '', 'g')::json`.execute(
      database,
    );
  expect(await findPlaceholders(database)).toEqual([]);
});

it.each([
  ['http://localhost:3000', true],
  ['https://www.ofgc.es', false],
])('%s is a site on somebody’s own machine: %s', (siteUrl, isLocal) => {
  expect(isLocalSite(siteUrl)).toBe(isLocal);
});
