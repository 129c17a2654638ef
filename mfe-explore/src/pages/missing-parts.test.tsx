import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { sampleArtist } from '../testing/sample-artist.ts';
import { sampleArticle } from '../testing/sample-article.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component as ArticlePage, loader as loadArticle } from './ArticlePage.tsx';
import { Component as ArtistPage, loader as loadArtist } from './ArtistPage.tsx';
import { Component as LandingPage, loader as loadLanding } from './LandingPage.tsx';

const artist = { ...sampleArtist, upcoming: [], past: [] };
const page = { title: 'Explora', description: '', lead: '', sections: [], updatedOn: '2026-11-12', lang: 'es' };

it.each([
  ['an artist without recordings', ArtistPage, loadArtist, 'api/artists/7', artist, artist.slug, artist.name],
  [
    'an article without concerts',
    ArticlePage,
    loadArticle,
    'api/news/7',
    sampleArticle,
    sampleArticle.slug,
    sampleArticle.title,
  ],
  ['the section’s first page without its lists', LandingPage, loadLanding, 'api/pages', page, undefined, page.title],
] as const)(
  'the page of %s, which could not be loaded, stays and says so',
  async (_, Component, loader, address, data, slug, title) => {
    const { api } = pagingApi({}, { [address]: { data } });
    const loaderData = await loader(pageVisit({ api, params: { slug, id: '7' } }));
    renderPage(<Component />, { catalogues: { explore: { es, en } }, loaderData });
    expect(headings(1)).toEqual([title]);
    expect(screen.getAllByText(/^Una parte de esta página no se ha podido cargar/)).toHaveLength(1);
  },
);
