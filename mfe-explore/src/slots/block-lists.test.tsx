import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleArticle } from '../testing/sample-article.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { slot as news } from './NewsList.slot.tsx';
import { slot as people } from './PeopleList.slot.tsx';

const artist = (id: number) => ({ id, slug: `artista-${id}`, name: `Artista ${id}`, instrument: 'oboe', lang: 'es' });

it('news block requests its category and shows dates with the year', async () => {
  const { data, asked } = await loadBlock(
    news,
    { category: 'orquesta', count: 3 },
    { 'api/news': listOf([sampleArticle]) },
  );
  expect(asked).toEqual([{ category: 'orquesta', perPage: 3 }]);
  renderPage(<news.Component data={data} />, { catalogues: { explore: { es, en } } });
  expect(textOf(screen.getByRole('time'))).toBe('12 de noviembre de 2026');
  const title = screen.getByRole('heading', { level: 3, name: sampleArticle.title });
  expect(linkAddresses(title)).toEqual(['/explora/actualidad/noticia/7']);
});

it('people block links to the named artists, in its order', async () => {
  const answers = { 'api/artists': listOf([artist(1), artist(2), artist(3)]) };
  const { data, asked } = await loadBlock(people, { title: 'Sillas', ids: [3, 9, 1] }, answers);
  expect(asked).toEqual([expect.objectContaining({ ids: '3,9,1' })]);
  renderPage(<people.Component data={data} />, { catalogues: { explore: { es, en } } });
  expect(linkAddresses()).toEqual(['/explora/invitados/artista-3/3', '/explora/invitados/artista-1/1']);
  expect(screen.getByRole('heading', { level: 3, name: 'Sillas' })).toBeTruthy();
});

it.each([
  ['news', news, 'api/news'],
  ['people', people, 'api/artists'],
] as const)('block of %s has no data when there is nothing', async (_, slot, path) => {
  expect((await loadBlock(slot, {}, { [path]: listOf([]) })).data).toBeNull();
});
