import { fetchAllArtists } from '@ofgc/shared/api-client/explore/artists.ts';
import { fetchDisclosures } from '@ofgc/shared/api-client/about/disclosures.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { injectClient } from '../testing/inject-client.ts';
import { content } from '../testing/site-content.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const test = useTestApi();

const pagePath = '/perfil-contratante';
/** Ids that the sample content does not use. */
const newIds = (count: number) => Array.from({ length: count }, (_, index) => 10_000 + index);

/** Copies an existing row under new ids. */
async function addRows(
  table: 'documents' | 'disclosures',
  like: number | undefined,
  count: number,
  differences: object = {},
) {
  const row = sql`(jsonb_populate_record(${sql.table(table)}, ${JSON.stringify(differences)}::jsonb || jsonb_build_object('id', n))).*`;
  await sql`insert into ${sql.table(table)} select ${row} from ${sql.table(table)}, generate_series(10000, ${9_999 + count}::int) n
    where id = ${like}`.execute(test.database);
}

describe('lists with more than a hundred entries', () => {
  it('return all documents of a page, and all that are requested by ids', async () => {
    const api = injectClient(test.api);
    const before = await fetchAllDocuments(api, { path: pagePath });
    await addRows('documents', content.documents[0]?.id, 150, { page_path: pagePath });
    const all = await fetchAllDocuments(api, { path: pagePath });
    expect(all.data).toHaveLength(before.data.length + 150);
    expect(new Set(all.data.map(({ id }) => id)).size).toBe(all.data.length);
    const named = await fetchAllDocuments(api, { ids: newIds(150).join(',') });
    expect(named.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(newIds(150));
  });

  it('return all entries of the index of transparency in their order', async () => {
    const api = injectClient(test.api);
    const before = await fetchDisclosures(api);
    await addRows('disclosures', content.disclosures[0]?.id, 110);
    const all = await fetchDisclosures(api);
    expect(all.data.map(({ id }) => id)).toEqual([...before.data.map(({ id }) => id), ...newIds(110)]);
  });

  it.each([
    ['events', fetchAllEvents, content.events],
    ['artists', fetchAllArtists, content.artists],
  ] as const)('are found by more than a hundred ids: %s', async (_, fetchList, entries) => {
    const known = entries.slice(0, 2).map(({ id }) => id);
    const ids = [...newIds(150), ...known];
    const { data } = await fetchList(injectClient(test.api), { ids: ids.join(',') });
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(known.toSorted((a, b) => a - b));
  });
});

it('a request for more than a thousand ids is refused with 400', async () => {
  expect((await test.get(`/api/events?ids=${newIds(1_000).join(',')}`)).status).toBe(200);
  expect((await test.get(`/api/events?ids=${newIds(1_001).join(',')}`)).status).toBe(400);
});
