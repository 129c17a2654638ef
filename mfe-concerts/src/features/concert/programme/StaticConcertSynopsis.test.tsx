import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../sample-event-detail.ts';
import { StaticConcertSynopsis } from './StaticConcertSynopsis.tsx';

it('a synopsis that exists in one language only is told as such when the page changes to the other', () => {
  const catalogues = { concerts: { es, en } };
  const event = sampleEventDetail({ lang: 'es', pictures: undefined });
  const page = renderServerPage(<StaticConcertSynopsis event={event} locale="es" />, { catalogues });
  const { showAnew } = renderPage(<StaticConcertSynopsis event={event} locale="es" />, {
    catalogues,
    hydrate: page,
  });
  expect(screen.getByText(event.teaser).closest('[lang]')).toBeNull();
  showAnew(<StaticConcertSynopsis event={{ ...event }} locale="en" />, 'en');
  expect(screen.getByRole('heading', { name: en.concert.synopsis.title })).toBeTruthy();
  expect(screen.getByText(event.teaser).closest('[lang]')?.getAttribute('lang')).toBe('es');
});
