import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../../../testing/sample-event-detail.ts';
import { StaticConcertSynopsis } from './StaticConcertSynopsis.tsx';

it('StaticConcertSynopsis marks an untranslated text with its language after a change of language', () => {
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
