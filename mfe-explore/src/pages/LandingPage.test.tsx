import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleArticle } from '../testing/sample-article.ts';
import { sampleAlbums } from '../testing/sample-albums.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './LandingPage.tsx';

const article = (id: number): News => ({
  ...sampleArticle,
  id,
  slug: `noticia-${id}`,
  slugs: { es: `noticia-${id}`, en: `news-${id}` },
  title: `Noticia ${id}`,
});

/** @param count of articles and of albums */
function render(count: number) {
  const page = { title: 'Explora', description: '', lead: '', sections: [], updatedOn: '2026-11-12', lang: 'es' };
  return renderPage(<Component />, {
    path: '/explora',
    catalogues: { explore: { es, en } },
    loaderData: {
      page,
      news: [2, 1].slice(0, count).map(article),
      albums: sampleAlbums.slice(0, count),
      season: null,
      moments: [],
      isComplete: true,
    },
  });
}

it('LandingPage has folded older articles and a row of older albums', () => {
  render(2);
  expect(screen.getByText('1 noticia más')).toBeTruthy();
  expect(screen.getByRole('region', { name: es.listening.older })).toBeTruthy();
});

it('LandingPage has no older articles and albums when there is only one of each', () => {
  render(1);
  expect(headings(3)).toEqual(['Noticia 2', 'Cantos canarios']);
  expect(textOf()).not.toContain('0 noticias más');
  expect(screen.queryByRole('region', { name: es.listening.older })).toBeNull();
});
