import { failedRequests } from '@ofgc/shared/state';
import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { QuickView } from './QuickView.tsx';

const catalogues = { shell: { es, en } };
const opened = { id: 39, slug: 'sinfonia-alpina', title: 'Sinfonía alpina', lang: 'es' } as const;

it('the quick view fetches the concert by its id', async () => {
  const performances = [samplePerformance({ state: 'cancelled', status: 'cancelled', ticketUrl: null, price: null })];
  const calls = answerApi(() => ({ data: [sampleEvent({ ...opened, performances })] }));
  renderPage(<QuickView event={opened} />, { catalogues });
  expect(await screen.findByText('Cancelado')).toBeTruthy();
  expect(screen.getByRole('time').getAttribute('datetime')).toBe(samplePerformance().startsAt);
  expect(screen.queryByRole('link', { name: /^Comprar/ })).toBeNull();
  expect(calls).toEqual([{ path: 'api/events', params: expect.objectContaining({ ids: '39', lang: 'es' }) }]);
});

it.each([
  ['does not answer', () => Promise.reject(new Error('down')), 1],
  ['does not know the concert any more', () => ({ data: [] }), 0],
])('the quick view links to the concert’s page when the API %s', async (_, answer, failed) => {
  answerApi(answer);
  const { store } = renderPage(<QuickView event={opened} />, { catalogues, locale: 'en' });
  expect((await screen.findByRole('alert')).textContent).toBe(en.event.failed);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/conciertos-entradas/eventos/sinfonia-alpina/39');
  expect(store.get(failedRequests)).toBe(failed);
});
