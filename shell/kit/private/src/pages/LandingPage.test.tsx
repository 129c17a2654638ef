import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { landingPath } from '../addresses.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './LandingPage.tsx';

const catalogues = { sample: { es, en } };
const who = {
  kind: 'staff',
  email: 'ana@ofgc.example',
  name: 'Ana',
  lang: 'es',
  roles: [],
  idleEndsAt: '2126-11-20T12:30:00Z',
  endsAt: '2126-11-20T22:00:00Z',
};
const shown = { path: landingPath, catalogues, loaderData: { who } };

describe('the landing page', () => {
  it('shows the name of the signed-in user', () => {
    renderPage(<Component />, shown);
    expect(headings(1)).toEqual([es.landing.title]);
    expect(screen.getByText('Ha entrado como Ana.')).toBeTruthy();
  });

  it('is English below /en in the server’s markup', () => {
    const page = renderServerPage(<Component />, { ...shown, locale: 'en' });
    expect(within(page).getByRole('heading', { level: 1, name: en.landing.title })).toBeTruthy();
    expect(within(page).getByText('You are signed in as Ana.')).toBeTruthy();
  });

  it('is private', () => {
    expect(handle.isPrivate).toBe(true);
  });
});
