import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { act, fireEvent, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleArticle } from '../testing/sample-article.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './ArticlePage.tsx';

it('ArticlePage shows nothing of one article on the page of the next: a link that was copied', async () => {
  const loaderData = { article: sampleArticle, concerts: [], siteUrl: 'https://ofgc.example' };
  const { router } = renderPage(<Component />, { catalogues: { explore: { es, en } }, loaderData });
  fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  await screen.findByText(/^Enlace copiado/);
  loaderData.article = { ...sampleArticle, id: 8, title: 'Otra' };
  await act(() => router.navigate('/explora/actualidad/otra/8'));
  expect(headings(1)).toEqual(['Otra']);
  expect(screen.queryByText(/^Enlace copiado/)).toBeNull();
});

it.each([
  ['es', 'https://ofgc.example/social/explora/actualidad/noticia/7.png'],
  ['en', 'https://ofgc.example/en/social/explora/actualidad/noticia/7.png'],
] as const)(
  'the structured data of an article have the picture of its page and the orchestra as its author (%s)',
  (locale, image) => {
    const data = { article: sampleArticle, concerts: [], siteUrl: 'https://ofgc.example' };
    const author = { name: 'brandName', url: 'https://ofgc.example' };
    expect(handle.meta({ data, t: (key) => key, locale }).jsonLd).toMatchObject([
      { '@type': 'NewsArticle', image, author },
    ]);
  },
);

it('the only article of the site has no links to others', () => {
  const loaderData = { article: sampleArticle, concerts: [], siteUrl: 'https://ofgc.example' };
  renderPage(<Component />, { catalogues: { explore: { es, en } }, loaderData });
  expect(screen.queryByRole('navigation', { name: 'Otras noticias' })).toBeNull();
});

it.each([
  ['was cancelled in an earlier year', { state: 'cancelled', isOver: true }, true],
  ['was postponed in an earlier year', { state: 'postponed' }, true],
  ['is ahead', {}, false],
] as const)('an article’s concert that %s shows its year unless it is ahead', (_, state, hasYear) => {
  const performance = samplePerformance({ startsAt: '2026-02-12T20:00:00Z', ...state });
  const concerts = [{ event: sampleEvent({ performances: [performance] }), performance }];
  const loaderData = { article: sampleArticle, concerts, siteUrl: 'https://ofgc.example' };
  const { container } = renderPage(<Component />, { catalogues: { explore: { es, en } }, loaderData });
  const date = container.querySelector('section[aria-labelledby="conciertos"] time')?.textContent;
  expect([date !== undefined, date?.includes('2026')]).toEqual([true, hasYear]);
});
