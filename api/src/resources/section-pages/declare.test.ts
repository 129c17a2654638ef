import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import { expect, it } from 'vitest';
import { declareSectionPages } from './declare.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

const archive: SectionPage = {
  path: '/archivo/partituras',
  title: { es: 'Partituras manuscritas', en: 'Manuscript scores' },
  summary: { es: 'El papel pautado de la casa.', en: 'The music paper of the house.' },
};
const discography: SectionPage = { path: '/explora/discografia', title: { es: 'Discografía', en: 'Discography' } };

const named = async (lang: string) =>
  (await test.read<{ data: { path: string; title: string }[] }>(`/api/section-pages?lang=${lang}`)).data;
const found = async (term: string) =>
  (await test.read<{ data: { path: string }[] }>(`/api/search?term=${term}&lang=en`)).data.map(({ path }) => path);
const sitemap = async () => (await test.api.inject('/api/sitemap.txt?lang=es')).body;

it('pages of a section are added to site map and search, and removed with it', async () => {
  expect((await named('es')).map(({ path }) => path)).toContain('/explora/discografia');
  expect(await sitemap()).toContain('/explora/discografia\n');

  expect(await declareSectionPages(test.database, [archive, discography])).toBe(true);
  expect(await named('en')).toEqual([
    { path: '/archivo/partituras', title: 'Manuscript scores', parent: null, lang: 'en' },
    { path: '/explora/discografia', title: 'Discography', parent: null, lang: 'en' },
  ]);
  expect((await found('manuscript'))[0]).toBe('/archivo/partituras');
  expect(await sitemap()).toContain('/archivo/partituras\n');
  // A page without a summary is neither searched nor in the site map.
  expect(await sitemap()).not.toContain('/explora/discografia\n');

  expect(await declareSectionPages(test.database, [discography])).toBe(true);
  expect(await found('manuscript')).not.toContain('/archivo/partituras');
});

it('declareSectionPages returns false when nothing has changed', async () => {
  await declareSectionPages(test.database, [archive]);
  expect(await declareSectionPages(test.database, [{ ...archive }])).toBe(false);
});
