import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './OfficePage.tsx';

it('says that there are no calls, instead of a table without rows', () => {
  renderPage(<Component />, { catalogues: { education: { es, en } }, loaderData: { who: null, calls: [] } });
  expect(screen.getByRole('heading', { name: 'Todavía no hay convocatorias' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
