import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { act, fireEvent, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
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
