import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import { documentSchema } from '@ofgc/shared/domain/documents/document.schema.ts';
import { listOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';
import { createTestApi, testDay } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

async function list(query: string): Promise<Document[]> {
  const { status, body } = await test.get(`/api/documents?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  listOf(documentSchema).parse(body);
  return (body as List<Document>).data;
}
/** Any printed document in both languages, and any table. */
const printed = content.documents.find(({ files, publishedAt }) => files.en?.endsWith('.md') && publishedAt < testDay)!;
const table = content.documents.find(({ files, publishedAt }) => files.es.endsWith('.csv') && publishedAt < testDay)!;
const [ownName, englishName] = [`${printed.slug.es}.pdf`, `${printed.slug.en}.pdf`];
const ownAddress = `/api/documents/${printed.id}/files/${ownName}`;
const file = (headers: Record<string, string> = {}, url = ownAddress) => test.api.inject({ url, headers });
/** What belongs to an entry of the content and is published, the newest first. */
const belonging = (isOwn: (one: (typeof content.documents)[number]) => boolean) =>
  content.documents.filter((one) => isOwn(one) && one.publishedAt.slice(0, 10) <= testDay);
const [vacancy, otherVacancy] = [...new Set(content.documents.flatMap(({ belongsTo }) => belongsTo.vacancy ?? []))] as [
  number,
  number,
];

describe('documents', () => {
  it('of a vacancy are sorted newest first, in the requested language', async () => {
    const documents = await list(`offer=${vacancy}&lang=en`);
    const own = belonging(({ belongsTo }) => belongsTo.vacancy === vacancy);
    expect(new Set(documents.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
    const days = documents.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    const { data: english } = await test.read<One<Document>>(`/api/documents/${printed.id}?lang=en`);
    expect(english).toMatchObject({
      title: printed.title.en,
      lang: 'en',
      language: 'en',
      format: 'PDF',
      mime: 'application/pdf',
      isTagged: true,
      path: `/documentos/${printed.id}/${englishName}`,
    });
    expect(english.bytes).toBeGreaterThan(10_000);
    expect(english.pages).toBeGreaterThan(0);
  });

  it('in Spanish only are marked as Spanish', async () => {
    const spanish = belonging(({ files }) => files.en === undefined)[0]!;
    const { data } = await test.read<One<Document>>(`/api/documents/${spanish.id}?lang=en`);
    expect(data).toMatchObject({ title: spanish.title.en, lang: 'en', language: 'es' });
  });

  it('are found by what they belong to', async () => {
    const found = async (query: string) => new Set((await list(`${query}&perPage=100`)).map(({ id }) => id));
    const idsOf = (isOwn: Parameters<typeof belonging>[0]) => new Set(belonging(isOwn).map(({ id }) => id));
    for (const { belongsTo, kind, category } of content.documents.filter((_, place) => place % 5 === 0)) {
      const [event] = belongsTo.events;
      if (event) expect(await found(`event=${event}`)).toEqual(idsOf((one) => one.belongsTo.events.includes(event)));
      for (const [parameter, name] of [
        ['activity', 'activity'],
        ['season', 'season'],
        ['offer', 'vacancy'],
        ['path', 'path'],
      ] as const) {
        const value = belongsTo[name];
        if (!value) continue;
        expect(await found(`${parameter}=${value}`), name).toEqual(idsOf((one) => one.belongsTo[name] === value));
        expect(await found(`${parameter}=${value}&kind=${kind}&category=${category}`), name).toEqual(
          idsOf((one) => one.belongsTo[name] === value && one.kind === kind && one.category === category),
        );
      }
    }
  });

  it('of several vacancies are listed together, each with its own', async () => {
    const both = await list(`offer=${vacancy},${otherVacancy}&perPage=100`);
    for (const offer of [vacancy, otherVacancy])
      expect(both.filter((document) => document.offer === offer)).toEqual(await list(`offer=${offer}`));
    expect(both.every(({ offer }) => offer === vacancy || offer === otherVacancy)).toBe(true);
    expect((await test.get(`/api/documents?offer=${vacancy},999999`)).status).toBe(400);
  });

  it('are found by their ids, together with other filters', async () => {
    const other = belonging(({ category }) => category !== printed.category)[0]!;
    const ids = `${other.id},${printed.id}`;
    expect(new Set((await list(`ids=${ids},999999`)).map(({ id }) => id))).toEqual(new Set([printed.id, other.id]));
    expect((await list(`ids=${ids}&category=${printed.category}`)).map(({ id }) => id)).toEqual([printed.id]);
    expect((await test.get(`/api/documents?ids=${other.id},`)).status).toBe(400);
  });

  it('are an empty list for an event without any; an unknown event, vacancy or parameter is refused', async () => {
    const without = content.events.find(
      ({ id }) => !content.documents.some(({ belongsTo }) => belongsTo.events.includes(id)),
    );
    expect(await list(`event=${without?.id}`)).toEqual([]);
    for (const query of ['event=999999', 'offer=999999', 'activity=999999', 'season=1011'])
      expect((await test.get(`/api/documents?${query}`)).status, query).toBe(400);
    for (const query of ['event=x', 'offer=0', 'kind=nothing', 'path=../x', 'page=999', 'other=1'])
      expect((await test.get(`/api/documents?${query}`)).status, query).toBeGreaterThanOrEqual(400);
  });

  it('are found one by one, and an unknown id answers 404', async () => {
    const { body } = await test.get(`/api/documents/${printed.id}?lang=en`);
    expect((body as One<Document>).data.path).toBe(`/documentos/${printed.id}/${englishName}`);
    expect((await test.get('/api/documents/999999')).status).toBe(404);
    expect((await test.get('/api/documents/x')).status).toBe(400);
  });

  it('are hidden until their day of publication', async () => {
    const far = '2026-12-31T08:00:00Z';
    await test.database.updateTable('documents').set({ publishedAt: far }).where('id', '=', table.id).execute();
    expect((await test.get(`/api/documents/${table.id}`)).status).toBe(404);
    expect((await file({}, `/api/documents/${table.id}/files/${table.slug.es}.csv`)).statusCode).toBe(404);
    await test.database
      .updateTable('documents')
      .set({ publishedAt: '2026-09-01' })
      .where('id', '=', table.id)
      .execute();
    expect((await test.get(`/api/documents/${table.id}`)).status).toBe(200);
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
      'content-disposition': `inline; filename="${ownName}"`,
      'content-language': 'es',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is sent as a download in a sandbox when browsers cannot show it', async () => {
    const { headers } = await file({}, `/api/documents/${table.id}/files/${table.slug.es}.csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${table.slug.es}.csv"`);
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
    const answer = await api.inject(ownAddress);
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
    const url = ownAddress;
    const answer = await test.api.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String((await file()).rawPayload.length));
    expect(answer.rawPayload).toHaveLength(0);
  });

  it.each([
    ['otro.pdf', ownName],
    ['otro.pdf?lang=en&utm_source=mail', englishName],
    ['..%2F..%2Fdocuments.json', ownName],
    ['%00', ownName],
  ])('redirects from a wrong name to its own: %s', async (wrong, name) => {
    const answer = await file({}, `/api/documents/${printed.id}/files/${wrong}`);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(`/documentos/${printed.id}/${name}`);
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
  it('finds them by title and content', async () => {
    const search = async (term: string) => {
      const { body } = await test.get(`/api/search?kind=documents&perKind=50&term=${encodeURIComponent(term)}`);
      return (body as { data: { title: string; path: string }[] }).data;
    };
    const byTitle = await search(table.title.es);
    expect(byTitle.map(({ path }) => path)).toContain(`/documentos/${table.id}/${table.slug.es}.csv`);
    for (const { path } of byTitle) expect(path).toMatch(/^\/documentos\/\d+\/[\w-]+\.\w+$/);
    const text = await readFile(join(contentFolder, 'documents', printed.files.es), 'utf8');
    const [longest = ''] = (text.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length);
    expect((await search(longest)).map(({ path }) => path)).toContain(`/documentos/${printed.id}/${ownName}`);
  });
});
