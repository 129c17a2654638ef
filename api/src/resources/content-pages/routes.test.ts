import { contentPageSchema, type ContentPage } from '@ofgc/shared/domain/content-pages/content-page.schema.ts';
import { leafBlockSchema } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { One } from '@ofgc/shared/http/list.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startDeadline } from '../../testing/test-api.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(async () => {
  await test.database
    .insertInto('contentPages')
    .values([
      pageRow('/prueba', '/test', {
        blocks: [
          { type: 'hologram', html: '<p>Futuro</p><script>1</script>' },
          { type: 'quote', name: 'Nadie' },
          { type: 'text', html: { es: '<p>Solo en español</p>' } },
        ],
      }),
      pageRow('/prueba/borrador', '/test/draft', { isDraft: true }),
      // Its Spanish address is the English address of the first page.
      pageRow('/test', '/prueba-inglesa', {}),
    ])
    .execute();
}, startDeadline);

function pageRow(pathEs: string, pathEn: string, { blocks = [] as object[], isDraft = false }) {
  const text = JSON.stringify({ es: `Página ${pathEs}`, en: `Page ${pathEn}` });
  return {
    pathEs,
    pathEn,
    title: text,
    description: text,
    lead: text,
    updatedOn: '2026-11-20',
    sortOrder: 0,
    isDraft,
    blocks: JSON.stringify(blocks),
  };
}

async function get(path: string, lang: string): Promise<ContentPage> {
  const { data } = await test.read<One<ContentPage>>(`/api/content-pages?path=${path}&lang=${lang}`);
  contentPageSchema.parse(data);
  return data;
}

describe('a content page', () => {
  it.each([
    ['/historias/archivo/partituras', 'es'],
    ['/stories/archive/scores', 'en'],
    ['/historias/archivo/partituras', 'en'],
  ])('is found at %s (%s), with both addresses, its parent pages and its child pages', async (path, lang) => {
    const page = await get(path, lang);
    expect(page.paths).toEqual({ es: '/historias/archivo/partituras', en: '/stories/archive/scores' });
    expect(page.path).toBe(page.paths[lang as 'es']);
    expect(page.trail.map(({ path: to }) => to)).toEqual(
      lang === 'es' ? ['/historias', '/historias/archivo'] : ['/stories', '/stories/archive'],
    );
    expect(page.children).toMatchObject([{ path: `${page.path}/cantos-canarios`, lang }]);
    expect(page.lang).toBe(lang);
  });

  it.each(['es', 'en'])('has blocks as the contract describes them, in one language (%s)', async (lang) => {
    const body = await test.read<{ data: { path: string }[] }>(`/api/content-pages?lang=${lang}`);
    const paths = body.data.map(({ path }) => path).filter((path) => !/prueba|test/.test(path));
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      const check = (blocks: ContentPage['blocks']) => {
        for (const block of blocks) {
          if (block.type === 'section') check(block.blocks);
          else expect(leafBlockSchema.safeParse(block).error, `${path} ${block.type}`).toBeUndefined();
        }
      };
      check((await get(path, lang)).blocks);
    }
  });

  it('is that of the requested language when two pages share an address', async () => {
    expect((await get('/test', 'es')).title).toBe('Página /test');
    expect((await get('/test', 'en')).title).toBe('Page /test');
  });

  it('leaves out an invalid block, sanitises one of an unknown type and marks Spanish text on an English page', async () => {
    const page = await get('/test', 'en');
    expect(page.blocks).toEqual([
      { type: 'hologram', html: '<p>Futuro</p>' },
      { type: 'text', html: '<p>Solo en español</p>', lang: 'es' },
    ]);
    expect(page).toMatchObject({ titleLang: 'en', lang: 'es' });
  });

  it('that is a draft answers 404 and is not listed', async () => {
    expect((await test.get('/api/content-pages?path=/prueba/borrador')).status).toBe(404);
    expect((await get('/prueba', 'es')).children).toEqual([]);
    expect(JSON.stringify((await test.get('/api/content-pages')).body)).not.toContain('borrador');
  });

  it.each(['/nada', '/historias/nada', '/explora'])('at %s answers 404', async (path) => {
    expect((await test.get(`/api/content-pages?path=${path}`)).status).toBe(404);
  });

  it.each(['/a/b/c/d/e', 'a', '/', '/a//b', '/%25', '/a%27', '/A', '/a/../b'])(
    'with the address %s answers 400',
    async (path) => {
      expect((await test.get(`/api/content-pages?path=${path}`)).status).toBe(400);
    },
  );

  it('is found by a long word of its blocks, in both languages', async () => {
    for (const lang of locales) {
      const pages = content.contentPages.filter(({ isDraft, title }) => !isDraft && title[lang]).slice(0, 4);
      expect(pages).not.toEqual([]);
      for (const { blocks, pathEs, pathEn } of pages) {
        const texts = JSON.stringify(blocks, (key, value: unknown) =>
          key === (lang === 'es' ? 'en' : 'es') ? undefined : value,
        );
        const words =
          texts.replaceAll(/<[^>]*>|"\w+":/g, ' ').match(/(?<![\p{L}\p{N}/-])\p{L}{9,}(?![\p{L}\p{N}/-])/gu) ?? [];
        const term = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
        const body = await test.read<{ data: { path: string }[] }>(
          `/api/search?kind=pages&perKind=50&lang=${lang}&term=${encodeURIComponent(term)}`,
        );
        expect(
          body.data.map(({ path }) => path),
          term,
        ).toContain(lang === 'es' ? pathEs : pathEn);
      }
    }
  });
});
