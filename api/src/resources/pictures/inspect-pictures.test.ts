import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { inspectPictures } from './inspect-pictures.ts';

let folder: string;
let renditions: string;
beforeEach(async () => {
  const own = await mkdtemp(join(tmpdir(), 'pictures-'));
  [folder, renditions] = [join(own, 'originals'), join(own, 'renditions')];
  await Promise.all([folder, renditions].map((path) => mkdir(path)));
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const entry = { slug: 'ensayo', file: 'a.jpg', alt: { es: 'Un ensayo', en: 'A rehearsal' }, credit: 'Ana Prueba' };
/** A database that answers the question for an upload. */
const answering = (executeTakeFirst: () => Promise<undefined>) =>
  ({ selectFrom: () => ({ select: () => ({ where: () => ({ executeTakeFirst }) }) }) }) as unknown as Database;
const noUploads = answering(() => Promise.resolve(undefined));
const inspect = (entries: object[] = [entry], database = noUploads) =>
  inspectPictures(checkContent('pictures', entries), { folder, database, renditions });

/** A PNG of some hundred bytes whose header claims 60,000 × 60,000 pixels. */
async function bomb(): Promise<Buffer> {
  const file = await samplePhotograph({ width: 700, height: 700, format: 'png' });
  file.writeUInt32BE(60_000, 16);
  file.writeUInt32BE(60_000, 20);
  return file;
}

describe('inspectPictures', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts %s, whatever the name of the file says',
    async (format) => {
      await writeFile(join(folder, 'a.jpg'), await samplePhotograph({ format }));
      const { found, refusals } = await inspect();
      expect(refusals).toEqual([]);
      expect(found.get('ensayo')).toMatchObject({ width: 900, height: 700 });
    },
  );

  it('measures a rotated photograph upright, and decodes it once', async () => {
    await writeFile(join(folder, 'a.jpg'), await samplePhotograph({ orientation: 6 }));
    const { found } = await inspect();
    expect(found.get('ensayo')).toMatchObject({ width: 700, height: 900 });
    const kept = join(renditions, found.get('ensayo')?.key ?? '', 'original.json');
    await writeFile(kept, JSON.stringify({ width: 1, height: 2 }));
    expect((await inspect()).found.get('ensayo')).toMatchObject({ width: 1, height: 2 });
  });

  it.each([
    ['a text', () => Buffer.from('not a picture'), 'is no photograph: only JPEG, PNG, WebP, AVIF are taken'],
    ['an empty file', () => Buffer.alloc(0), 'is no photograph'],
    [
      'SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'is no photograph',
    ],
    [
      'a GIF',
      () =>
        sharp(Buffer.alloc(3 * 700 * 700), { raw: { width: 700, height: 700, channels: 3 } })
          .gif()
          .toBuffer(),
      'is no photograph',
    ],
    ['half a photograph', async () => (await samplePhotograph()).subarray(0, 2_000), 'cannot be read as a photograph'],
    ['the head of one alone', () => Buffer.from('\u00ff\u00d8\u00ff and nothing else', 'latin1'), 'cannot be read'],
    ['too many bytes', () => Buffer.alloc(40_000_001), 'has 40,000,001 bytes; at most 40,000,000 are taken'],
    ['too many pixels', bomb, 'pixels; at most 60,000,000 are taken'],
    [
      'too few',
      () => samplePhotograph({ width: 900, height: 500 }),
      'has 900 × 500 pixels; the shorter side needs 640',
    ],
  ])('refuses %s with a sentence and keeps nothing of it', async (_what, bytes, sentence) => {
    await writeFile(join(folder, 'a.jpg'), await bytes());
    const { found, refusals } = await inspect();
    expect(found.size).toBe(0);
    expect(refusals).toEqual([expect.stringMatching(/^pictures\.json: ensayo: the file a\.jpg .+; it is left out$/)]);
    expect(refusals[0]).toContain(sentence);
    expect(await readdir(renditions)).toEqual([]);
  });

  it('leaves out only the photograph that is missing', async () => {
    await writeFile(join(folder, 'b.jpg'), await samplePhotograph());
    const { found, refusals } = await inspect([entry, { ...entry, slug: 'sala', file: 'b.jpg' }]);
    expect([...found.keys()]).toEqual(['sala']);
    expect(refusals).toEqual([
      'pictures.json: ensayo: the file a.jpg is neither in content/pictures nor uploaded; it is left out',
    ]);
  });

  it('blames no photograph for a database that is away', async () => {
    const away = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const database = answering(() => Promise.reject(away));
    await expect(inspect([entry], database)).rejects.toThrow(away);
  });

  it('refuses no photograph because the disk is full', async () => {
    await writeFile(join(folder, 'a.jpg'), await samplePhotograph());
    // A file stands where the folder should be, so nothing can be written there.
    await rm(renditions, { recursive: true });
    await writeFile(renditions, '');
    const { found, refusals } = await inspect();
    expect([[...found.keys()], refusals]).toEqual([['ensayo'], []]);
  });

  it('accepts at most twelve photographs of one thing', async () => {
    await writeFile(join(folder, 'a.jpg'), await samplePhotograph());
    const many = Array.from({ length: 14 }, (_, index) => ({ ...entry, slug: `n${index}`, belongsTo: { event: 36 } }));
    const { found, refusals } = await inspect([...many, { ...entry, belongsTo: { event: 40 } }]);
    expect(found.size).toBe(13);
    expect(refusals).toEqual(
      [12, 13].map((n) => expect.stringContaining(`n${n}: 12 photographs of one thing are enough`)),
    );
    expect((await readFile(join(renditions, found.get('n0')?.key ?? '', 'original.json'), 'utf8')).length).toBeLessThan(
      99,
    );
  });
});

describe('an entry of pictures.json', () => {
  it.each([
    [{ alt: { es: 'Un ensayo' } }, 'alt, en'],
    [{ alt: { es: 'Un ensayo', en: ' ' } }, 'alt, en'],
    [{ credit: '' }, 'credit'],
    [{ file: '../secret.jpg' }, 'file'],
    [{ focus: { x: 120, y: 0 } }, 'focus, x'],
    [{ belongsTo: { artist: 'ana', event: 36 } }, 'belongsTo: a picture belongs to one thing'],
  ])('with %j is refused, and its place is named', (wrong, place) =>
    expect(() => checkContent('pictures', [{ ...entry, ...wrong }])).toThrow(`pictures.json: entry 1, ${place}`),
  );
});
