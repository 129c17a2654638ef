import { failedRequests } from '@ofgc/shared/state';
import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { renderPage, renderServerPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Finder } from './Finder.tsx';
import type { FinderOptions } from './finder-options.ts';

const initial: FinderOptions = {
  total: 14,
  composers: [
    { value: 'mozart', label: 'Mozart', count: 3 },
    { value: 'mahler', label: 'Mahler', count: 2 },
  ],
  months: [{ value: '2026-12', label: 'diciembre', count: 4 }],
  families: 5,
};
/** The options left once Mozart is chosen: no month, nothing for families. */
const answer = {
  data: [],
  meta: { total: 3, page: 1, perPage: 1, facets: { composer: initial.composers, monthOfYear: [], category: [] } },
};
const catalogues = { concerts: { es, en } };
const composer = () => screen.getByRole('combobox', { name: es.home.finder.composer });
const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: es.home.finder.month });

describe('Finder', () => {
  it('renders a GET form to the calendar', () => {
    renderServerPage(<Finder initial={initial} />, { catalogues });
    const form = composer().closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/conciertos-entradas/eventos', 'get']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      compositor: '',
      mes: '',
      categoria: '',
    });
  });

  it('requests the number and the options only after a choice, and shows them', async () => {
    const calls = answerApi(() => answer);
    const { user } = renderPage(<Finder initial={initial} />, { catalogues });
    expect(screen.getByRole('button', { name: /14/ })).toBeTruthy();
    expect(calls).toEqual([]);
    await user.selectOptions(composer(), 'mozart');
    expect(await screen.findByRole('button', { name: /3/ })).toBeTruthy();
    expect(calls).toEqual([
      { path: 'api/events', params: expect.objectContaining({ composer: 'mozart', perPage: 1, lang: 'es' }) },
    ]);
    expect([...month().options].map(({ value }) => value)).toEqual(['']);
  });

  it('reports a failed request, keeps its options and leads to the calendar', async () => {
    const calls = answerApi(() => Promise.reject(new Error('down')));
    const { user, router, store } = renderPage(<Finder initial={initial} />, { catalogues, locale: 'en' });
    await user.selectOptions(screen.getByRole('combobox', { name: en.home.finder.composer }), 'mahler');
    await waitFor(() => expect(store.get(failedRequests)).toBe(1));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /14/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/conciertos-entradas/eventos'));
    expect(router.state.location.search).toBe('?compositor=mahler');
  });

  it('shows the options of the other language at once after a change, then requests the remaining ones', async () => {
    const calls = answerApi(() => answer);
    const english: FinderOptions = {
      ...initial,
      composers: [{ value: 'mozart', label: 'W. A. Mozart', count: 3 }],
      months: [{ value: '2026-12', label: 'December', count: 4 }],
    };
    const { user, showAnew } = renderPage(<Finder initial={initial} />, { catalogues });
    showAnew(<Finder initial={english} />, 'en');
    expect(screen.getByRole('option', { name: 'December' })).toBeTruthy();
    showAnew(<Finder initial={initial} />);
    await user.selectOptions(composer(), 'mozart');
    await waitFor(() => expect(month().options).toHaveLength(1));
    showAnew(<Finder initial={english} />, 'en');
    expect(screen.getByRole('option', { name: 'W. A. Mozart', selected: true })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'December' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'December' })).toBeNull());
    expect(calls.map(({ params }) => params?.['lang'])).toEqual(['es', 'en']);
  });
});
