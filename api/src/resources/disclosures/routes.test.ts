import { type Disclosure, disclosureSchema } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { listOf, type List } from '@ofgc/shared/http/list.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { One } from '@ofgc/shared/http/list.schema.ts';
import { describe, expect, it } from 'vitest';
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
      expect(entries.length).toBeGreaterThan(25);
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

  it('gives each entry its documents, in English where they exist', async () => {
    const accounts = (await disclosures('en')).find(({ title }) => title === 'Annual accounts and audit');
    expect(accounts?.documents.map(({ path }) => path)).toContain('/documentos/213/annual-accounts-2025.pdf');
    const severance = (await disclosures('es')).find(({ title }) => title === 'Indemnizaciones por cese');
    expect(severance).toMatchObject({ summary: 'No hay', documents: [], page: null });
    const jobs = (await disclosures('en')).find(({ title }) => title === 'Selection processes');
    expect(jobs?.page).toEqual({ path: '/portal-empleo', title: 'Job portal' });
  });

  it('answers 400 to an unknown parameter', async () => {
    expect((await test.get('/api/disclosures?section=x')).status).toBe(400);
  });
});

it('documents of a page belong to its parts, in both languages', async () => {
  for (const lang of ['es', 'en']) {
    for (const path of ['/perfil-contratante', '/sobre-ofgc/info-general', '/accesibilidad', '/notas-prensa']) {
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
