import shared from '@ofgc/shared/i18n/locales/en.json' with { type: 'json' };
import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import {
  loadWheelchairConcerts,
  type WheelchairConcert,
} from '../../features/wheelchair-spaces/load-wheelchair-concerts.ts';
import { Component, loader } from './WheelchairPage.tsx';

function render(concerts: readonly WheelchairConcert[] | null) {
  renderPage(<Component />, {
    locale: 'en',
    catalogues: { concerts: { es, en } },
    loaderData: { sought: null, concerts },
  });
}

it('WheelchairPage without a performance links to the form of each concert that has spaces', () => {
  render([
    { id: 88, startsAt: '2026-11-28T10:30:00.000Z', title: 'The Sorcerer’s Apprentice', lang: 'en' },
    { id: 90, startsAt: '2026-12-04T20:00:00.000Z', title: 'Pastoral', lang: 'es' },
  ]);
  const [first, second] = screen.getAllByRole('link', { name: /2026, \d\d:\d\d$/ });
  expect(first?.getAttribute('href')).toBe('/en/conciertos-entradas/silla-de-ruedas?performance=88');
  expect(screen.getByRole('link', { name: /^Pastoral\sFriday\s4\sDecember\s2026, 20:00$/ })).toBe(second);
  expect(screen.getByText('Pastoral').lang).toBe('es');
});

it('WheelchairPage says that there are no concerts at present, and links to the calendar', () => {
  render([]);
  expect(screen.getByRole('heading', { level: 2, name: en.wheelchair.nothing })).toBeTruthy();
  expect(screen.queryByText(shared.missingPart)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the calendar' }).getAttribute('href')).toBe(
    '/en/conciertos-entradas/eventos',
  );
});

it('loadWheelchairConcerts leaves out a performance that has begun, for which the form takes no requests', async () => {
  const access = ['silla-de-ruedas' as const];
  const [begun, ahead] = [
    samplePerformance({ access }),
    samplePerformance({ id: 382, access, startsAt: '2026-12-05T20:00:00Z' }),
  ];
  const get = async () => ({ data: listOf([sampleEvent({ performances: [begun, ahead] })]) });
  const now = () => new Date('2026-12-04T20:10:00Z');
  const concerts = await loadWheelchairConcerts({ api: { get } as never, now });
  expect(concerts?.map(({ id }) => id)).toEqual([382]);
});

it('WheelchairPage says that the list could not be loaded, and which way is left', async () => {
  const get = async () => {
    throw failedCall(503);
  };
  render(await loadWheelchairConcerts({ api: { get } as never, now: () => new Date() }));
  expect(screen.getByText(shared.missingPart)).toBeTruthy();
  expect(screen.getByText(en.wheelchair.noneText)).toBeTruthy();
  expect(screen.queryByText(en.wheelchair.nothing)).toBeNull();
});

it.each([
  ['?performance=999', true, 404],
  ['', false, 200],
])(
  'WheelchairPage with the query “%s” says that the concert takes no requests: %s',
  async (search, isRefused, status) => {
    const get = async () => ({ data: listOf([]) });
    const path = `/conciertos-entradas/silla-de-ruedas${search}`;
    const loaded = await loader(pageVisit({ api: { get }, path, locale: 'en' }));
    expect(loaded.init?.status).toBe(status);
    renderPage(<Component />, { locale: 'en', catalogues: { concerts: { es, en } }, loaderData: loaded.data });
    expect(screen.queryByText(en.wheelchair.notThis) !== null).toBe(isRefused);
  },
);
