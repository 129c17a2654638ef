import { type Disclosure, disclosureSchema } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { listOf, type List } from '@ofgc/shared/http/list.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { One } from '@ofgc/shared/http/list.schema.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

async function disclosures(lang: 'es' | 'en'): Promise<Disclosure[]> {
  const { body } = await test.get(`/api/disclosures?perPage=100&lang=${lang}`);
  listOf(disclosureSchema).parse(body);
  return (body as List<Disclosure>).data;
}

describe('the index of transparency', () => {
  it.each(['es', 'en'] as const)(
    'has entries in existing parts of the page, each with its date, owner and law (%s)',
    async (lang) => {
      const { body } = await test.get(`/api/pages?path=/transparencia&lang=${lang}`);
      const anchors = (body as One<Page>).data.sections.map(({ anchor }) => anchor);
      const entries = await disclosures(lang);
      expect(entries).toHaveLength(content.disclosures.length);
      for (const { section, updatedOn, owner, law } of entries) {
        expect(anchors).toContain(section);
        expect(updatedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(owner).not.toBe('');
        expect(law).toMatch(/19\/2013/);
      }
    },
  );

  it('covers articles 6, 6 bis and 8.1 of the law', async () => {
    const laws = (await disclosures('es')).map(({ law }) => law).join('\n');
    for (const article of [
      '6.1',
      '6.2',
      '6 bis',
      '8.1.a',
      '8.1.b',
      '8.1.c',
      '8.1.d',
      '8.1.e',
      '8.1.f',
      '8.1.g',
      '8.1.h',
      '8.1.i',
    ])
      expect(laws).toContain(`art. ${article};`.replace('6 bis;', '6 bis'));
  });

  it.each(['es', 'en'] as const)('gives each entry its documents and its page (%s)', async (lang) => {
    const entries = await disclosures(lang);
    const slugs = new Map(content.documents.map(({ id, slug }) => [id, slug[lang] ?? slug.es]));
    for (const { id, documents: ids, path, summary } of content.disclosures) {
      const entry = entries.find((one) => one.id === id);
      const files = entry?.documents.map(({ path: file }) => file.replace(/\.\w+$/, ''));
      expect(files).toEqual(ids.map((document) => `/documentos/${document}/${slugs.get(document)}`));
      expect(entry?.page?.path).toBe(path);
      expect(entry?.summary).toBe(summary[lang]);
    }
  });

  it('answers 400 to an unknown parameter', async () => {
    expect((await test.get('/api/disclosures?section=x')).status).toBe(400);
  });
});

it('documents of a page belong to its parts, in both languages', async () => {
  for (const lang of ['es', 'en']) {
    const paths = new Set(content.documents.flatMap(({ belongsTo }) => (belongsTo.section && belongsTo.path) || []));
    expect(paths.size).toBeGreaterThan(0);
    for (const path of paths) {
      const page = (await test.get(`/api/pages?path=${path}&lang=${lang}`)).body as One<Page>;
      const list = (await test.get(`/api/documents?path=${path}&lang=${lang}`)).body as List<{
        section: string | null;
      }>;
      const anchors = page.data.sections.map(({ anchor }) => anchor);
      expect(list.data.length, path).toBeGreaterThan(0);
      for (const { section } of list.data) expect(anchors, `${path} ${lang}`).toContain(section);
    }
  }
});
