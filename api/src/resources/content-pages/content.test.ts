import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPages } from './content.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'pages-'))));
afterEach(async () => rm(folder, { recursive: true }));

const page = {
  title: { es: 'Título', en: 'Title' },
  description: {
    es: 'Una página que solo tienen las pruebas.'.padEnd(40, '.'),
    en: 'A page that only the tests have, and no visitor.',
  },
  lead: { es: 'Entrada.', en: 'Lead.' },
  updatedOn: '2026-11-20',
  blocks: [] as unknown[],
};

async function write(path: string, content: unknown): Promise<void> {
  const file = join(folder, 'content-pages', `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the folder of content pages', () => {
  it('is read as a tree of pages with Spanish addresses from file names and English ones from their fields', async () => {
    await write('historias/archivo/cartas', { ...page, slugInEnglish: 'letters' });
    await write('historias', { ...page, slugInEnglish: 'stories' });
    await write('historias/archivo', page);
    const { pages } = await readPages(folder);
    expect(pages.map(({ pathEs, pathEn }) => [pathEs, pathEn])).toEqual([
      ['/historias', '/stories'],
      ['/historias/archivo', '/stories/archivo'],
      ['/historias/archivo/cartas', '/stories/archivo/letters'],
    ]);
  });

  it.each([
    ['a/b', page, 'content-pages/a/b.json: the page above it is missing: content-pages/a.json'],
    ['A', page, /content-pages\/A\.json: an address has small letters/],
    ['a', { ...page, titel: {} }, /content-pages\/a\.json: .*titel/],
    [
      'a',
      { ...page, description: { es: 'a'.repeat(161) } },
      'a.json: description, es: must have at most 160 characters',
    ],
    ['a', { ...page, description: { ...page.description, en: 'Short.' } }, 'description, en: must have at least 40'],
    ['a', { ...page, updatedOn: 'ayer' }, /content-pages\/a\.json: updatedOn: /],
    ['a', { ...page, blocks: [{ type: 'text' }] }, /content-pages\/a\.json: block 1: text, html: /],
    ['a', '{', /content-pages\/a\.json: /],
  ])('is refused with one sentence for a mistake in %s (%#)', async (path, content, sentence) => {
    await write(path, content);
    await expect(readPages(folder)).rejects.toThrow(sentence);
  });

  it('is refused when it has a fifth level or two pages with one English address', async () => {
    for (const path of ['a', 'a/b', 'a/b/c', 'a/b/c/d']) await write(path, page);
    await write('a/b/c/d/e', page);
    await expect(readPages(folder)).rejects.toThrow('content-pages/a/b/c/d/e.json: pages lie at most 4 levels deep');
    await rm(join(folder, 'content-pages/a/b/c/d'), { recursive: true });
    await write('z', { ...page, slugInEnglish: 'a' });
    await expect(readPages(folder)).rejects.toThrow(/the English address \/a belongs to another page/);
  });

  it('is read with a warning when a block has an unknown type', async () => {
    await write('a', { ...page, isDraft: true, blocks: [{ type: 'hologram' }] });
    const { pages, warnings } = await readPages(folder);
    expect(pages).toMatchObject([{ pathEs: '/a', isDraft: true, blocks: [{ type: 'hologram' }] }]);
    expect(warnings).toEqual([expect.stringMatching(/^content-pages\/a\.json: block 1: .*“hologram”/)]);
  });
});

describe('the content pages of the site', () => {
  it('are read without a warning: every block has a type that the site knows', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { contentPages } = (await readContent(contentFolder)).content;
    expect(stderr.mock.calls).toEqual([]);
    stderr.mockRestore();
    expect(contentPages.length).toBeGreaterThan(0);
  });
});
