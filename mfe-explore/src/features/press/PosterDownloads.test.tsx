import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { upcomingPosters } from './upcoming-posters.ts';
import { PosterDownloads } from './PosterDownloads.tsx';

const off = (state: 'cancelled' | 'postponed') => samplePerformance({ state, status: state, ticketUrl: null });
const posters = upcomingPosters([
  sampleEvent(),
  sampleEvent({ id: 39, canceled: true, performances: [off('cancelled')] }),
  sampleEvent({ id: 40, performances: [off('postponed')] }),
]);

it.each([
  ['es', ['/carteles/38.png', '/carteles/38.svg'], /con el crédito «Cartel: Orquesta Filarmónica de Gran Canaria»/],
  ['en', ['/en/carteles/38.png', '/en/carteles/38.svg'], /with the credit “Poster: Orquesta Filarmónica/],
] as const)(
  'PosterDownloads links to the posters of concerts that take place, with the credit line (%s)',
  (locale, files, credit) => {
    renderPage(<PosterDownloads posters={posters} />, { locale, catalogues: { explore: { es, en } } });
    expect(linkAddresses()).toEqual(files);
    expect(screen.getByText(credit)).toBeTruthy();
    // The name of a concert that has no translation has its language, in the names of its links, too.
    const titles = screen.getAllByText(/Pastoral/);
    expect(titles.map((title) => title.lang)).toEqual(Array(3).fill(locale === 'en' ? 'es' : ''));
  },
);

it.each([
  ['es', /^Una parte de esta página no se ha podido cargar/],
  ['en', /^A part of this page could not be loaded/],
] as const)('PosterDownloads shows a message when the posters could not be loaded (%s)', (locale, words) => {
  renderPage(<PosterDownloads posters={null} />, { locale, catalogues: { explore: { es, en } } });
  expect(screen.getByText(words)).toBeTruthy();
});
