import { itStaysWithoutParts } from '@ofgc/shared/testing/pages/missing-parts-contract.tsx';
import { sampleArtist } from '../testing/sample-artist.ts';
import { sampleArticle } from '../testing/sample-article.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as article from './ArticlePage.tsx';
import * as artist from './ArtistPage.tsx';
import * as landing from './LandingPage.tsx';
import * as press from './PressPage.tsx';

const page = { title: 'Explora', description: '', lead: '', sections: [], updatedOn: '2026-11-12', lang: 'es' };

itStaysWithoutParts({
  catalogues: { explore: { es, en } },
  answers: {
    'api/pages': { data: page },
    'api/artists/7': { data: { ...sampleArtist, upcoming: [], past: [] } },
    'api/news/7': { data: sampleArticle },
    'api/history': { data: { milestones: [] } },
  },
  pages: {
    ArtistPage: {
      ...artist,
      own: 'api/artists/7',
      params: { slug: sampleArtist.slug, id: '7' },
      without: { 'api/albums': 1 },
    },
    ArticlePage: {
      ...article,
      own: 'api/news/7',
      params: { slug: sampleArticle.slug, id: '7' },
      without: { 'api/events': 1 },
    },
    LandingPage: { ...landing, without: { 'api/news,api/albums,api/seasons,api/history': 1 } },
    PressPage: { ...press, without: { 'api/documents': 1, 'api/events': 1 } },
  },
});
