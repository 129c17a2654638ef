import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import { documentSchema } from '@ofgc/shared/domain/documents/document.schema.ts';
import { listOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import { describe, expect, it } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

async function list(query: string): Promise<Document[]> {
  const { status, body } = await test.get(`/api/documents?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  listOf(documentSchema).parse(body);
  return (body as List<Document>).data;
}
const file = (headers: Record<string, string> = {}, url = '/api/documents/101/files/bases-violin-tutti-2026-09.pdf') =>
  test.api.inject({ url, headers });

describe('documents', () => {
  it('of a vacancy are sorted newest first, in the requested language', async () => {
    const documents = await list('offer=8&lang=en');
    expect(documents.map(({ kind }) => kind)).toEqual(['annex', 'correction', 'rules', 'form']);
    const rules = documents.find(({ kind }) => kind === 'rules');
    expect(rules).toMatchObject({
      title: 'Selection rules',
      lang: 'en',
      language: 'en',
      format: 'PDF',
      mime: 'application/pdf',
      isTagged: true,
      path: '/documentos/111/rules-solo-oboe-2026-08.pdf',
    });
    expect(rules?.bytes).toBeGreaterThan(10_000);
    expect(rules?.pages).toBeGreaterThan(0);
  });

  it('in Spanish only are marked as Spanish', async () => {
    const [correction] = await list('offer=8&kind=correction&lang=en');
    expect(correction).toMatchObject({ title: 'Correction to annex I', lang: 'en', language: 'es' });
  });

  it.each([
    ['event=37', 'guia-el-aprendiz-de-brujo'],
    ['activity=3', 'guia-peer-gynt'],
    ['season=2627&kind=brochure', 'folleto-temporada-2026-27'],
    ['path=/sobre-ofgc/info-general&category=visit&kind=form', 'hoja-de-reclamacion'],
  ])('are found by what they belong to: %s', async (query, name) => {
    const documents = await list(query);
    expect(documents.map(({ path }) => path.split('/').at(-1))).toEqual([`${name}.pdf`]);
  });

  it('of several vacancies are listed together, each with its own', async () => {
    const both = await list('offer=8,1&perPage=100');
    for (const offer of [8, 1])
      expect(both.filter((document) => document.offer === offer)).toEqual(await list(`offer=${offer}`));
    expect(both.every(({ offer }) => offer === 8 || offer === 1)).toBe(true);
    expect((await test.get('/api/documents?offer=8,999999')).status).toBe(400);
  });

  it('are found by their ids, together with other filters', async () => {
    const named = (await list('ids=213,101,999999')).map(({ id }) => id);
    expect(new Set(named)).toEqual(new Set([101, 213]));
    expect((await list('ids=213,101&category=jobs')).map(({ id }) => id)).toEqual([101]);
    expect((await test.get('/api/documents?ids=213,')).status).toBe(400);
  });

  it('are an empty list for an event without any; an unknown event, vacancy or parameter is refused', async () => {
    expect(await list('event=36')).toEqual([]);
    for (const query of ['event=999999', 'offer=999999', 'activity=999999', 'season=1011'])
      expect((await test.get(`/api/documents?${query}`)).status, query).toBe(400);
    for (const query of ['event=x', 'offer=0', 'kind=nothing', 'path=../x', 'page=999', 'other=1'])
      expect((await test.get(`/api/documents?${query}`)).status, query).toBeGreaterThanOrEqual(400);
  });

  it('are found one by one, and an unknown id answers 404', async () => {
    const { body } = await test.get('/api/documents/213?lang=en');
    expect((body as One<Document>).data.path).toBe('/documentos/213/annual-accounts-2025.pdf');
    expect((await test.get('/api/documents/999999')).status).toBe(404);
    expect((await test.get('/api/documents/x')).status).toBe(400);
  });

  it('are hidden until their day of publication', async () => {
    const far = '2026-12-31T08:00:00Z';
    await test.database.updateTable('documents').set({ publishedAt: far }).where('id', '=', 332).execute();
    expect((await test.get('/api/documents/332')).status).toBe(404);
    expect((await file({}, '/api/documents/332/files/manual-del-logotipo.pdf')).statusCode).toBe(404);
    await test.database.updateTable('documents').set({ publishedAt: '2026-09-01' }).where('id', '=', 332).execute();
  });

  it('have a file of the length in the list', async () => {
    for (const document of [...(await list('perPage=100')), ...(await list('perPage=100&lang=en'))]) {
      const answer = await file({}, document.path.replace(/^\/documentos\/(\d+)\//, '/api/documents/$1/files/'));
      expect(answer.statusCode, document.path).toBe(200);
      expect(answer.rawPayload.length).toBe(document.bytes);
    }
  });
});

describe('the file of a document', () => {
  it('is sent with its type, name, length and language, and may run nothing', async () => {
    const answer = await file();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="bases-violin-tutti-2026-09.pdf"',
      'content-language': 'es',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is sent as a download in a sandbox when browsers cannot show it', async () => {
    const { headers } = await file({}, '/api/documents/211/files/presupuesto-2026-datos.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="presupuesto-2026-datos.csv"');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('is sent in part for a range, and answers 416 beyond its end', async () => {
    const whole = (await file()).rawPayload;
    const part = await file({ range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(part.headers['content-length']).toBe('100');
    expect(part.rawPayload).toEqual(whole.subarray(100, 200));
    expect((await file({ range: 'bytes=-10' })).rawPayload).toEqual(whole.subarray(-10));
    const beyond = await file({ range: 'bytes=99999999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
    expect(beyond.rawPayload).toHaveLength(0);
  });

  it.each(['bytes=-9999999', 'bytes=5-2', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    'is sent whole when the range is longer than the file or invalid: %s',
    async (range) => {
      const answer = await file({ range });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-length']).toBe(String((await file()).rawPayload.length));
    },
  );

  it('answers 503 when it is not on this machine, because another one may have brought it into the database', async () => {
    const { database } = test;
    const api = await createTestApi(database, { documentsFolder: '/nowhere' });
    const answer = await api.inject('/api/documents/101/files/bases-violin-tutti-2026-09.pdf');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' });
    expect(answer.headers).not.toHaveProperty('content-disposition');
    await api.close();
  });

  it('answers 304 when the client has the current version', async () => {
    const { etag, 'last-modified': modified } = (await file()).headers;
    const tag = String(etag);
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const answer = await file({ 'if-none-match': known });
      expect(answer.statusCode, known).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
    }
    expect((await file({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await file({ 'if-modified-since': String(modified) })).statusCode).toBe(304);
    expect((await file({ 'if-modified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' })).statusCode).toBe(200);
    expect((await file({ 'if-match': '"other"' })).statusCode).toBe(412);
    expect((await file({ range: 'bytes=0-9', 'if-range': tag })).statusCode).toBe(206);
    expect((await file({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with the headers of the whole file', async () => {
    const url = '/api/documents/101/files/bases-violin-tutti-2026-09.pdf';
    const answer = await test.api.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String((await file()).rawPayload.length));
    expect(answer.rawPayload).toHaveLength(0);
  });

  it.each([
    ['101/files/otro.pdf', '/documentos/101/bases-violin-tutti-2026-09.pdf'],
    ['101/files/otro.pdf?lang=en&utm_source=mail', '/documentos/101/rules-violin-tutti-2026-09.pdf'],
    ['101/files/..%2F..%2Fdocuments.json', '/documentos/101/bases-violin-tutti-2026-09.pdf'],
    ['101/files/%00', '/documentos/101/bases-violin-tutti-2026-09.pdf'],
  ])('redirects from a wrong name to its own: %s', async (address, location) => {
    const answer = await file({}, `/api/documents/${address}`);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
    // A former name may become current again: browsers that had cached redirects in both directions would loop for ever.
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['999999/files/a.pdf', '99999999999999999999/files/a.pdf', 'x/files/a.pdf', '..%2F/files/a.pdf'])(
    'answers 404 when there is no such document: %s',
    async (address) => {
      expect((await file({}, `/api/documents/${address}`)).statusCode).toBe(404);
    },
  );
});

describe('the search for documents', () => {
  it.each([
    ['bases violín', 'Bases de la convocatoria: Violín, tutti'],
    ['contratos menores', 'Contratos menores: tercer trimestre de 2026'],
    ['baremo rigging', 'Anexo I. Baremo de méritos: Regiduría de escenario'],
  ])('finds them by title and content: %s', async (term, title) => {
    const { body } = await test.get(`/api/search?kind=documents&perKind=5&term=${encodeURIComponent(term)}`);
    const { data } = body as { data: { title: string; path: string }[] };
    expect(data.map((result) => result.title)).toContain(title);
    expect(data[0]?.path).toMatch(/^\/documentos\/\d+\/[a-z0-9-]+\.(pdf|csv)$/);
  });
});
