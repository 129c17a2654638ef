import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import es from '../locales/es.json' with { type: 'json' };
import { slot as news } from './NewsList.slot.tsx';
import { slot as people } from './PeopleList.slot.tsx';

const article = {
  id: 7,
  slug: 'un-ensayo',
  slugs: { es: 'un-ensayo', en: 'a-rehearsal' },
  title: 'Un ensayo',
  lead: 'De mañana.',
  category: { slug: 'orquesta', name: 'La orquesta' },
  publishedAt: '2026-11-18T09:30:00Z',
  lang: 'es',
};
const artist = (id: number) => ({ id, slug: `artista-${id}`, name: `Artista ${id}`, instrument: 'oboe', lang: 'es' });

it('news on a content page are of the category that it asks for, with their years', async () => {
  const { data, asked } = await loadBlock(news, { category: 'orquesta', count: 3 }, { 'api/news': listOf([article]) });
  expect(asked).toEqual([{ category: 'orquesta', perPage: 3 }]);
  const html = renderToMarkup(<news.Component data={data} />, { catalogues: { explore: es } });
  expect(html).toMatch(/18 de noviembre de 2026.*<h3[^>]*><a[^>]*href="\/explora\/actualidad\/un-ensayo\/7"/s);
});

it('people on a content page lead to their own, in the order that it gives', async () => {
  const answers = { 'api/artists': listOf([artist(1), artist(2), artist(3)]) };
  const { data, asked } = await loadBlock(people, { title: 'Sillas', ids: [3, 9, 1] }, answers);
  expect(asked).toEqual([expect.objectContaining({ ids: '3,9,1' })]);
  const html = renderToMarkup(<people.Component data={data} />, { catalogues: { explore: es } });
  expect([...html.matchAll(/href="\/explora\/invitados\/artista-(\d)\/\1"/g)].map(([, id]) => id)).toEqual(['3', '1']);
  expect(html).toContain('>Sillas</h3>');
});

it.each([
  ['news', news, 'api/news'],
  ['people', people, 'api/artists'],
] as const)('%s are left out where there are none', async (_, slot, path) => {
  expect((await loadBlock(slot, {}, { [path]: listOf([]) })).data).toBeNull();
});
