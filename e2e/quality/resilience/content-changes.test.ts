import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startDeadline, startFollowingApi } from '../../../api/src/testing/test-api.ts';
import { content } from '../../../api/src/testing/site-content.ts';
import { type ServedSite, serveSite } from '../../../shell/src/testing/servers/served-site.ts';

// Runs real workers with real builds and the real API, on PGlite, or on PostgreSQL with DATABASE_URL.
let api: Awaited<ReturnType<typeof startFollowingApi>>;
let site: ServedSite;
beforeAll(async () => {
  api = await startFollowingApi();
  const address = await api.api.listen({ port: 0, host: '127.0.0.1' });
  const settings = { SPARE_PROCESSES: '0' };
  site = await serveSite(['shell', 'mfe-concerts'], { apiUrl: `${address}/`, secret: api.secret, settings });
}, startDeadline);
afterAll(async () => {
  await site?.stop();
  await api?.close();
});

/** Less than the minute after which some of these pages are rendered again without any edit. The bench measures the speed. */
const deadline = 30_000;
/** Any concert to come. */
const { id, slug } = content.events.find(({ performances }) => performances.every(({ date }) => date > '2026-11-21'))!;
const concert = `/conciertos-entradas/eventos/${slug.es}/${id}`;
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { 'Accept-Language': 'es', ...headers } });
const isKept = async (path: string) => (await visit(path)).headers.get('Cache-Status') === 'pages; hit';

/** Allows for a busy machine, which renders slowly. */
const patience = { timeout: 60_000, interval: 50 };
const retitle = (title: string, database: Pick<typeof api.database, 'getExecutor'> = api.database) =>
  sql`update events set title = jsonb_build_object('es', ${title}::text, 'en', ${title}::text) where id = ${id}`.execute(
    database,
  );
const visiting = '/conciertos-entradas/planifica-visita';
const rename = (street: string) =>
  sql`update venues set getting_there = jsonb_set(getting_there, '{0,text,es}', to_jsonb(${street}::text))`.execute(
    api.database,
  );
const untilShown = (path: string, words: string) =>
  vi.waitFor(async () => expect(await (await visit(path)).text(), path).toContain(words), {
    timeout: deadline,
    interval: 20,
  });

it('page cache: an edit by SQL replaces every page that shows it, in both languages, and no other', async () => {
  const showing = [concert, '/conciertos-entradas/eventos', '/en/conciertos-entradas/eventos'];
  const other = '/boletin';
  for (const path of [...showing, other]) await vi.waitFor(async () => expect(await isKept(path)).toBe(true), patience);

  await retitle('Tubos de madrugada');
  for (const path of showing) await untilShown(path, 'Tubos de madrugada');
  // It does not read the time, so it is kept until midnight unless an edit replaces it.
  expect(await isKept(other)).toBe(true);
});

it('page cache: answers 304 to the ETag of an unchanged page and 200 after an edit', async () => {
  await vi.waitFor(async () => expect(await isKept(concert)).toBe(true), patience);
  const tag = (await visit(concert)).headers.get('ETag') ?? '';
  const ask = async () => (await visit(concert, { 'If-None-Match': tag })).status;
  expect(await ask()).toBe(304);
  await retitle('Tubos de tarde');
  await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: deadline, interval: 20 });
});

it('page cache: answers 304 after an edit that changes nothing', async () => {
  await vi.waitFor(async () => expect(await isKept(concert)).toBe(true), patience);
  const tag = (await visit(concert)).headers.get('ETag') ?? '';
  // The same transaction changes a text that only another page shows, which tells when the site knows of both edits.
  await api.database.transaction().execute(async (transaction) => {
    await retitle('Tubos de tarde', transaction);
    await sql`update pages set lead = jsonb_set(lead, '{es}', '"Se entra por los tubos."') where path = ${visiting}`.execute(
      transaction,
    );
  });
  await untilShown(visiting, 'Se entra por los tubos.');
  expect((await visit(concert, { 'If-None-Match': tag })).status).toBe(304);
});

it('page cache: an edit of a text that the page’s data do not contain replaces the page', async () => {
  await vi.waitFor(async () => expect(await isKept(visiting)).toBe(true), patience);
  await rename('calle de los Tubos, 43');
  await untilShown(visiting, 'calle de los Tubos, 43');
});

it('page cache: caches pages again after the last alert was deleted', async () => {
  const announced = 'Solo hoy: Tubos de guardia';
  await sql`update alerts set title = jsonb_build_object('es', ${announced}::text, 'en', ${announced}::text)`.execute(
    api.database,
  );
  const isAnnounced = async () => (await (await visit('/boletin')).text()).includes(announced);
  await vi.waitFor(async () => expect(await isAnnounced()).toBe(true), { timeout: deadline, interval: 20 });
  await sql`delete from alerts`.execute(api.database);
  await vi.waitFor(async () => expect(await isAnnounced()).toBe(false), { timeout: deadline, interval: 20 });
  for (const path of ['/boletin', concert])
    await vi.waitFor(async () => expect(await isKept(path)).toBe(true), { timeout: deadline, interval: 50 });
});
