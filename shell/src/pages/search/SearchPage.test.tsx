import type { SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { Component, loader } from './SearchPage.tsx';

const concert = (title: string, date: string, state: SearchResult['state']): SearchResult => ({
  kind: 'events',
  title,
  path: `/conciertos-entradas/eventos/${title}/1`,
  snippet: '',
  snippetLang: 'es',
  date,
  state,
  lang: 'es',
  eventId: 1,
});

it('a postponed concert is listed with its state, and not among past concerts, although its old date is over', () => {
  const data = [
    concert('Pastoral', '2026-11-06T20:00:00.000Z', 'postponed'),
    concert('Heroica', '2026-11-06T20:00:00.000Z', 'past'),
    { ...concert('Titán', '2026-11-20T11:00:00.000Z', 'cancelled'), isOver: true as const },
    concert('Trágica', '2026-11-20T20:00:00.000Z', 'cancelled'),
    concert('Renana', '2026-11-27T20:00:00.000Z', null),
  ];
  const answer = {
    data,
    meta: { term: 'x', total: 5, counts: { events: 5 }, marks: [], alsoSearched: [], isPartial: false },
  };
  renderPage(<Component />, {
    catalogues: { shell: { es, en } },
    loaderData: { term: 'x', kind: undefined, answer },
  });
  const lists = screen
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('link').map(textOf))
    .filter((titles) => titles.some((title) => data.some((one) => one.title === title)));
  expect(lists).toEqual([
    ['Pastoral', 'Trágica', 'Renana'],
    ['Heroica', 'Titán'],
  ]);
  expect(screen.getByText('Aplazado')).toBeTruthy();
});

it.each([
  ['es', [], '1 resultado'],
  ['es', ['Beethoven', 'Novena'], '1 resultado. Buscamos también «Beethoven Novena».'],
  ['en', ['Beethoven'], '1 result. We also searched for “Beethoven”.'],
] as const)('the number of results is followed by the names that were searched too (%s, %j)', (locale, names, text) => {
  const data = [concert('Pastoral', '2026-12-06T20:00:00.000Z', null)];
  const meta = { term: 'x', total: 1, counts: { events: 1 }, marks: [], alsoSearched: [...names], isPartial: false };
  renderPage(<Component />, {
    locale,
    catalogues: { shell: { es, en } },
    loaderData: { term: 'x', kind: undefined, answer: { data, meta } },
  });
  expect(textOf(screen.getByRole('status'))).toBe(text);
});

it.each([
  ['of the kind', 2, 'Actualidad: 2 resultados', 'Toda la web: ver los 5 resultados'],
  ['of other kinds only', 0, 'Actualidad: 0 resultados', 'Toda la web: ver los 3 resultados'],
])('a search of one kind says so and leads to the results of all kinds (results %s)', (_, news, count, wider) => {
  const data = ['Gira', 'Disco']
    .slice(0, news)
    .map((title) => ({ ...concert(title, '', null), kind: 'news', date: null }));
  const counts = { events: 3, ...(news && { news }) };
  const meta = { term: 'x', total: news, counts, marks: [], alsoSearched: [], isPartial: false };
  renderPage(<Component />, {
    catalogues: { shell: { es, en } },
    loaderData: { term: 'x', kind: 'news', answer: { data, meta } },
  });
  expect(textOf(screen.getByRole('status'))).toBe(count);
  expect(screen.getByRole('link', { name: wider }).getAttribute('href')).toBe('/buscar?term=x');
  expect(screen.queryByText(/Ningún resultado/)).toBeNull();
});

it('a list that ends before its last result says how many it shows', () => {
  const data = Array.from({ length: 50 }, (__, index) => concert(`n.º ${index}`, '2026-12-06T20:00:00.000Z', null));
  const meta = { term: 'x', total: 63, counts: { events: 63 }, marks: [], alsoSearched: [], isPartial: false };
  renderPage(<Component />, {
    catalogues: { shell: { es, en } },
    loaderData: { term: 'x', kind: 'events', answer: { data, meta } },
  });
  expect(screen.getByText(/^Aquí están los 50 primeros/)).toBeTruthy();
});

it.each(['%E2%80%8F', '%E2%80%8B', '%C2%AD', '+'])('a term of invisible signs (%s) sends no request', async (term) => {
  const get = vi.fn();
  const { term: read, answer } = await loader(pageVisit({ api: { get }, path: `/buscar?term=${term}` }));
  expect([read, answer.data, get.mock.calls]).toEqual(['', [], []]);
});
