import { addressOf, headings } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { landingPath } from '../addresses.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './LandingPage.tsx';

const concerts = [{ id: 38, slug: 'pastoral', title: 'Pastoral', startsAt: '2026-12-04T20:00:00Z', lang: 'es' }];
const catalogues = { sample: { es, en } };

describe('the landing page', () => {
  it('lists the next concerts with their dates and links to their pages', () => {
    renderPage(<Component />, { path: landingPath, catalogues, loaderData: { concerts } });
    expect(headings(1)).toEqual([es.landing.title]);
    expect(screen.getByText(/4 de diciembre de 2026/)).toBeTruthy();
    expect(addressOf('Pastoral')).toBe('/conciertos-entradas/eventos/pastoral/38');
  });

  it('is English below /en, and marks Spanish titles', () => {
    renderPage(<Component />, { path: landingPath, locale: 'en', catalogues, loaderData: { concerts } });
    expect(headings(1)).toEqual([en.landing.title]);
    expect(screen.getByRole('link', { name: 'Pastoral' }).lang).toBe('es');
  });

  it('shows a sentence in the server’s markup when there are no concerts', () => {
    const page = renderServerPage(<Component />, { path: landingPath, catalogues, loaderData: { concerts: [] } });
    expect(within(page).getByText(es.landing.none)).toBeTruthy();
  });
});
