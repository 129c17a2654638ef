import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '@ofgc/shared/domain/pictures/picture.schema.ts';
import { type PictureCrop, pictureCrops, renditionsOf } from '@ofgc/shared/domain/pictures/rendition-sizes.ts';
import { picturePath } from '@ofgc/shared/routes/site/pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { startDeadline, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { inspectPictures } from './inspect-pictures.ts';
import { startPreparingRenditions } from './prepare-renditions.ts';
import { seedPictures } from './seed.ts';

let test: TestApi;
let folder: string;
let renditions: string;

const [other, concert] = content.events.map(({ id }) => id).slice(-2);
const article = content.news.news[0]?.id;
const blocksPath = content.contentPages[0]?.pathEs ?? '';
const owners = [
  { artist: content.artists[0]?.slug },
  { member: content.members.members[0]?.id },
  { article },
  { album: content.albums[0]?.id },
  { venue: content.venues[0]?.slug },
  { event: concert },
  { page: '/transparencia' },
  { page: blocksPath },
];
const photograph = { width: 1_200, height: 900 };
const entry = { file: 'subida.jpg', alt: { es: 'Un ensayo', en: 'A rehearsal' }, credit: 'Ana Prueba' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  renditions = join(folder, 'renditions');
  test = await startTestApi({ pictureFolders: { originals: folder, renditions } });
  await test.database.deleteFrom('pictures').execute();
  // The original is only in the database, as an upload.
  const bytes = await samplePhotograph(photograph);
  await test.database.insertInto('pictureFiles').values({ name: 'subida.jpg', bytes }).execute();
  const pictures = checkContent('pictures', [
    ...owners.map((belongsTo, index) => ({ ...entry, slug: `foto-${index}`, belongsTo })),
    { ...entry, slug: 'segunda', belongsTo: { event: concert }, focus: { x: 10, y: 90 }, isDuotone: true },
    { ...entry, slug: 'suelta', belongsTo: {} },
  ]);
  const { found } = await inspectPictures(pictures, { folder, database: test.database, renditions });
  await seedPictures(test.database, { ...content, pictures }, found);
}, startDeadline);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

/** The photographs of the first item in a response that has any. */
async function picturesAt(address: string): Promise<Picture[]> {
  const { data } = await test.read<{ data: { pictures?: Picture[] } | { pictures?: Picture[] }[] }>(address);
  const one = Array.isArray(data) ? data.find(({ pictures }) => pictures) : data;
  return one?.pictures ?? [];
}

describe('photographs in responses', () => {
  it.each([
    ['an artist', '/api/artists', 1],
    ['a member', '/api/members', 1],
    ['an article', `/api/news/${article}`, 1],
    ['an article in a list', '/api/news?perPage=48', 1],
    ['an album', '/api/albums', 1],
    ['a hall', '/api/venues', 1],
    ['a concert', `/api/events/${concert}`, 2],
    ['a concert in a list', `/api/events?ids=${concert}&when=all`, 1],
    ['a page', '/api/pages?path=/transparencia', 1],
    ['a page of blocks', `/api/content-pages?path=${blocksPath}`, 1],
  ])('of %s have size, description and author', async (_whose, address, count) => {
    const pictures = await picturesAt(address);
    expect(pictures).toHaveLength(count);
    expect(pictures[0]).toMatchObject({ width: 1_200, height: 900, alt: 'Un ensayo', credit: 'Ana Prueba' });
  });

  it('are described in the requested language, and missing when there are none', async () => {
    expect((await picturesAt(`/api/events/${concert}?lang=en`))[0]?.alt).toBe('A rehearsal');
    expect(await test.read(`/api/events/${other}`)).not.toHaveProperty('data.pictures');
  });

  it('are refused at the start for an unknown owner or a repeated slug', async () => {
    const seedWith = (...pictures: object[]) =>
      seedPictures(test.database, { ...content, pictures: checkContent('pictures', pictures) }, new Map());
    await expect(seedWith({ ...entry, slug: 'x', belongsTo: { artist: 'nadie' } })).rejects.toThrow(
      'pictures.json: x: the artist nadie is not known',
    );
    await expect(seedWith({ ...entry, slug: 'x' }, { ...entry, slug: 'x' })).rejects.toThrow('another picture');
  });

  it('of a content page appear in its blocks, and a missing one is left out', async () => {
    const named = (photograph: string) => ({ image: { photograph } });
    const art = { art: { seed: 's', palette: 'camara', works: [{ minutes: 9 }] } };
    const blocks = [
      { type: 'picture', ...named('suelta') },
      { type: 'picture', ...named('perdida') },
      {
        type: 'section',
        anchor: 'a',
        title: 'A',
        blocks: [
          { type: 'gallery', label: 'G', pictures: [named('suelta'), named('perdida'), { image: art, alt: 'Arte' }] },
        ],
      },
    ];
    await test.database
      .updateTable('contentPages')
      .set({ blocks: JSON.stringify(blocks) })
      .where('pathEs', '=', blocksPath)
      .execute();
    const { data } = await test.read<{ data: { blocks: unknown[] } }>(`/api/content-pages?path=${blocksPath}`);
    const shown = { image: { photograph: expect.objectContaining({ alt: 'Un ensayo', width: 1_200 }) } };
    expect(data.blocks).toMatchObject([
      { type: 'picture', ...shown },
      { type: 'section', blocks: [{ type: 'gallery', pictures: [shown, { alt: 'Arte' }] }] },
    ]);
  });
});

describe('GET of a rendition', () => {
  const addressOf = async (request: Parameters<typeof picturePath>[1], index = 0) => {
    const picture = (await picturesAt(`/api/events/${concert}`))[index];
    if (!picture) throw new Error('no picture');
    return picturePath(picture, request).replace(/^\/fotos\/(.+)\/(.+)$/, '/api/pictures/$1/files/$2');
  };

  it('sends an immutable file of its type and size, made once for several requests', async () => {
    const address = await addressOf({ crop: 'card', width: 320, format: 'avif' });
    const answers = await Promise.all([1, 2, 3].map(() => test.api.inject(`${address}?lang=es`)));
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/avif');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
    const { width, height } = await sharp(answers[0]?.rawPayload).metadata();
    expect([width, height]).toEqual([320, 400]);
    const kept = await readdir(renditions, { recursive: true });
    expect(kept.filter((name) => name.endsWith('.avif'))).toHaveLength(1);
  });

  it('with a former focal point or tone sends today’s file with no-cache', async () => {
    const address = await addressOf({ crop: 'square', width: 192, format: 'webp' }, 1);
    expect(address).toMatch(/square-192-10-90-duo\.webp$/);
    expect((await test.api.inject(address)).headers['cache-control']).toContain('immutable');
    const other = await test.api.inject(address.replace('-10-90-', '-77-90-'));
    expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it.each([
    (address: string) => address.replace('-320-', '-321-'),
    (address: string) => address.replace('-320-', '-960-'),
    (address: string) => address.replace('card-', 'poster-'),
    (address: string) => address.replace('.webp', '.gif'),
    (address: string) => address.replace('.webp', '.svg'),
    (address: string) => address.replace(/[0-9a-f]{16}/, '0123456789abcdef'),
    (address: string) => address.replace(/[0-9a-f]{16}/, '..%2F..'),
    (address: string) => address.replace(/files\/.+$/, 'files/original.json'),
  ])('answers 404 to an invalid or unknown address and makes nothing (%#)', async (change) => {
    const before = await readdir(renditions, { recursive: true });
    const address = change(await addressOf({ crop: 'card', width: 320, format: 'webp' }));
    expect((await test.api.inject(address)).statusCode).toBe(404);
    expect(await readdir(renditions, { recursive: true })).toEqual(before);
  });

  it('is prepared at the start for every crop in use, and a failure is logged', async () => {
    const requested: string[] = [];
    const sentences: string[] = [];
    const ask = async (path: string) => {
      requested.push(path);
      return { statusCode: path.includes('band') ? 404 : 200 };
    };
    const log = (sentence: string) => void sentences.push(sentence);
    await startPreparingRenditions({ database: test.database, ask, log })();
    expect(requested).toEqual([]);
    const end = startPreparingRenditions({ database: test.database, ask, log });
    const widthsOf = (crop: PictureCrop) =>
      new Set(
        requested.map((path) => Number(new RegExp(`/${crop}-(\\d+)-.*\\.avif$`).exec(path)?.[1])).filter(Boolean),
      );
    for (const crop of pictureCrops) {
      const widths = new Set(renditionsOf(photograph, crop).map(({ width }) => width));
      await expect.poll(() => widthsOf(crop), { message: crop, timeout: startDeadline }).toEqual(widths);
    }
    await expect
      .poll(() => sentences.length, { timeout: startDeadline })
      .toBe(2 * renditionsOf(photograph, 'band').length);
    await end();
    expect(sentences).toContain('the photograph foto-4: band-640-50-20.avif could not be made (404)');
  });

  it('answers 404 when the original is gone, but sends what was made before', async () => {
    const made = await addressOf({ crop: 'band', width: 640, format: 'webp' });
    expect((await test.api.inject(made)).statusCode).toBe(200);
    await test.database.deleteFrom('pictureFiles').execute();
    expect((await test.api.inject(made)).statusCode).toBe(200);
    expect((await test.api.inject(made.replace('-640-', '-960-'))).statusCode).toBe(404);
  });
});
