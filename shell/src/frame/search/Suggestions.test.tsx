import type { SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Suggestions } from './Suggestions.tsx';

const concert: SearchResult = {
  kind: 'events',
  title: 'Pastoral',
  path: '/conciertos-entradas/eventos/pastoral/38',
  snippet: 'El campo según Beethoven.',
  snippetLang: 'es',
  date: '2026-12-04T20:00:00.000Z',
  state: null,
  lang: 'es',
  eventId: 38,
};
const page: SearchResult = {
  ...concert,
  kind: 'pages',
  title: 'History',
  path: '/explora/historia',
  date: null,
  lang: 'en',
  eventId: null,
};

/** @param events the API's response for the concerts */
function mount(events: () => unknown) {
  const calls = answerApi(({ path }) =>
    path === 'api/search' ? { data: [concert, page], meta: { marks: ['pastoral'] } } : events(),
  );
  renderPage(<Suggestions term="pastoral" onChoose={() => {}} />, { locale: 'en', catalogues: { shell: { es, en } } });
  return calls;
}
const suggested = () => screen.findByRole('link', { name: /Pastoral/ });

it('the number of suggestions comes into an element that is there before', async () => {
  mount(() => ({ data: [] }));
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('');
  await suggested();
  expect([told.textContent, screen.getByRole('status')]).toEqual(['2 suggestions', told]);
});

it('a suggested concert shows picture, date, state and composers', async () => {
  const performances = [samplePerformance({ state: 'soldOut', sale: 'soldOut', ticketUrl: null, price: null })];
  const calls = mount(() => ({ data: [sampleEvent({ performances })] }));
  const link = await suggested();
  await waitFor(() => expect(link.querySelector('svg')).not.toBeNull());
  expect(textOf(link)).toMatch(/^Pastoral Friday,? 4 December 2026 · Mozart, .*Beethoven Sold out$/);
  expect(Date.parse(link.querySelector('time')?.dateTime ?? '')).toBe(Date.parse(performances[0]?.startsAt ?? ''));
  expect(calls.map(({ path, params }) => [path, params.ids])).toEqual([
    ['api/search', undefined],
    ['api/events', '38'],
  ]);
});

it('a suggested concert keeps the day that the search found, with its state, also where another date has tickets', async () => {
  const performances = [
    samplePerformance({ id: 380, startsAt: '2026-12-03T20:00:00+00:00', endsAt: '2026-12-03T21:35:00+00:00' }),
    samplePerformance({ state: 'soldOut', sale: 'soldOut', ticketUrl: null, price: null }),
  ];
  mount(() => ({ data: [sampleEvent({ performances })] }));
  const link = await suggested();
  await waitFor(() => expect(link.querySelector('svg')).not.toBeNull());
  expect(textOf(link)).toMatch(/^Pastoral Friday,? 4 December 2026 · .*Beethoven Sold out$/);
});

it('a suggested concert that was moved or postponed says so', async () => {
  const moved = samplePerformance({ previousStartsAt: '2026-11-27T20:00:00Z' });
  const postponed = samplePerformance({ state: 'postponed', status: 'postponed', ticketUrl: null, price: null });
  for (const [performance, words] of [
    [moved, 'Rescheduled'],
    [postponed, 'Postponed'],
  ] as const) {
    mount(() => ({ data: [sampleEvent({ performances: [performance] })] }));
    expect(await screen.findByText(words)).toBeTruthy();
  }
});

it('a suggested concert is shown as text when the concerts cannot be fetched', async () => {
  mount(() => Promise.reject(new Error('down')));
  const link = await suggested();
  expect(textOf(link)).toMatch(/^Pastoral Friday,? 4 December 2026$/);
  expect(link.querySelector('svg')).toBeNull();
});

it('a suggestion marks the language of its title and of its passage separately', async () => {
  mount(() => ({ data: [] }));
  const link = await suggested();
  expect(link.querySelector('b')?.lang).toBe('es');
  const history = screen.getByRole('link', { name: /^History/ });
  expect([history.querySelector('b')?.lang, history.querySelector('small')?.lang]).toEqual(['', 'es']);
});
