import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import type { List, One } from '@ofgc/shared/http/list.schema.ts';
import { startDeadline, startReadingApi, type TestApi } from '../../testing/test-api.ts';
import { findPictureSubject } from './find.ts';

let test: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-social-'));
  test = await startReadingApi({ socialPicturesFolder: folder });
}, startDeadline);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (file: string, lang = 'es') => test.api.inject(`/api/social-pictures/${file}?lang=${lang}`);
const context = { lang: 'es', now: new Date('2026-11-20T12:00:00Z'), ticketOffice: '/taquilla' } as const;
const subject = (path: string, lang: 'es' | 'en' = 'es') =>
  findPictureSubject(test.database, path, { ...context, lang });

/** Width and height, read from a PNG's first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the social picture of a page', () => {
  it('is a PNG of 1200 × 630 pixels, drawn once and stored', async () => {
    const [first, again] = [await get('portada.png'), await get('portada.png')];
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(first.rawPayload)).toEqual([1200, 630]);
    const encoded = await get('explora%2Fhistoria.png');
    expect(encoded.rawPayload.equals((await get('explora/historia.png')).rawPayload)).toBe(true);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await readdir(folder)).toHaveLength(2);
    const unchanged = await test.api.inject({
      url: '/api/social-pictures/portada.png?lang=es',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(unchanged.statusCode).toBe(304);
  });

  it('of a concert has title, date and venue in each language, and its poster', async () => {
    const { data: concerts } = await test.read<List<EventSummary>>('/api/events?when=upcoming');
    const [first, other] = concerts;
    const { data: english } = await test.read<One<EventSummary>>(`/api/events/${first?.id}?lang=en`);
    const [es, en] = [await subject(eventPath(first!)), await subject(eventPath(english), 'en')];
    expect([es.title, en.title]).toEqual([first?.title, english.title]);
    const { startsAt = '', hall } = first?.performances.find(({ endsAt }) => new Date(endsAt) > context.now) ?? {};
    for (const { lines } of [es, en]) {
      expect(lines.at(-1)).toBe(hall?.venue);
      for (const part of [startsAt.slice(0, 4), `${Number(startsAt.slice(8, 10))}`, startsAt.slice(14, 16)])
        expect(lines.at(-2)).toContain(part);
    }
    expect(es.lines.at(-2)).not.toBe(en.lines.at(-2));
    expect(es.art).toBe(en.art);
    expect(es.art).not.toBe((await subject(eventPath(other!))).art);
  });

  it('of an artist, an article, a vacancy and a page of text has its title and drawing', async () => {
    const entries = await test.database
      .selectFrom('searchEntries')
      .select(['kind', 'path', 'title'])
      .distinctOn('kind')
      .where('lang', '=', 'es')
      .where('kind', 'in', ['artists', 'news', 'pages', 'offers'])
      .orderBy('kind')
      .orderBy('path')
      .execute();
    expect(entries.map(({ kind }) => kind)).toEqual(['artists', 'news', 'offers', 'pages']);
    const subjects = await Promise.all(entries.map(({ path }) => subject(path)));
    expect(subjects.map(({ title }) => title)).toEqual(entries.map(({ title }) => title));
    expect(new Set(subjects.map(({ art }) => art)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(['es', 'en'] as const)(
    'of a page has the title of the page, whatever else is found there (%s)',
    async (lang) => {
      const shared = await test.database
        .selectFrom('searchEntries')
        .select('path')
        .where('lang', '=', lang)
        .where('kind', '!=', 'documents')
        .groupBy('path')
        .having(({ fn, eb }) => eb(fn.countAll(), '>', 1))
        .execute();
      expect(shared.length).toBeGreaterThan(3);
      const titles = new Map(
        (
          await Promise.all(
            (['sectionPages', 'pages'] as const).map((table) =>
              test.database.selectFrom(table).select(['path', 'title']).execute(),
            ),
          )
        )
          .flat()
          .map(({ path, title }) => [path, title[lang]]),
      );
      for (const { path } of shared)
        expect([path, (await subject(path, lang)).title]).toEqual([path, titles.get(path)]);
    },
  );

  it('of an unknown address is the orchestra’s own', async () => {
    expect(await subject('/no/hay')).toMatchObject({ title: 'Orquesta Filarmónica de Gran Canaria', lines: [] });
  });

  it('answers an error to an address that is not a .png file', async () => {
    for (const file of ['a', 'a.svg', '..%2f..%2fsettings.png', '%3Cscript%3E.png'])
      expect((await get(file)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
