import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './GuestsPage.tsx';

it('GuestsPage names no choice of a filter in the gender of its label', () => {
  const option = { value: 'x', label: 'X', count: 1 };
  const facets = { temporada: [option], papel: [option], instrumento: [option], letra: [option] };
  const loaderData = { guests: [], meta: { total: 0, page: 1, perPage: 24 }, facets, filters: {}, unknown: [] };
  renderPage(<Component />, { path: '/explora/invitados', catalogues: { explore: { es, en } }, loaderData });
  const [season, ...others] = screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ options }) => textOf(options[0]));
  expect(season).toBe('Todas');
  expect(others).toEqual(['Todos', 'Todos', 'Todos']);
});
