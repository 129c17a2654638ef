import { headings, linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { act, renderPage, renderServerPage, screen, testSite, within } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sampleConcertPage } from '../testing/sample-concert-page.ts';
import { sampleEventDetail } from '../testing/sample-event-detail.ts';
import { LaterWaitingList } from '../features/waiting-list/LaterWaitingList.tsx';
import type { WaitingLists } from '../features/waiting-list/waiting-lists.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './ConcertPage.tsx';

// A sold-out concert with a waiting list.
const catalogues = { concerts: { es, en } };
const soldOut = samplePerformance({ ticketUrl: null, state: 'soldOut', hasWaitingList: true });
const lists = (differences: Partial<WaitingLists> = {}): WaitingLists => ({
  performances: [soldOut],
  consent: {
    purpose: 'waitingList',
    version: '2026-11',
    text: 'Acepto que me avisen.',
    notice: 'Responsable: la Fundación.',
    shownAt: '2026-11-20T12:00:00.000Z',
  },
  isAsked: false,
  ...differences,
});
const page = (waitingLists: WaitingLists | null) =>
  renderPage(<Component />, {
    path: '/conciertos-entradas/eventos/pastoral/38',
    catalogues,
    loaderData: sampleConcertPage({ event: sampleEventDetail({ performances: [soldOut] }), waitingLists }),
  });
beforeAll(async () => void (await LaterWaitingList.load()));
afterEach(() => void vi.useRealTimers());
const seats = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /localidades/i });

it('waiting list form has fields for e-mail, seats and consent, and the facts link to it', () => {
  const { container } = page(lists());
  expect(screen.getByRole('region', { name: 'Lista de espera' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Lista de espera' }).id).toBe('lista-de-espera');
  expect(linkAddresses(screen.getByRole('complementary', { name: 'Datos del concierto' }))).toContain(
    '#lista-de-espera',
  );
  expect(container.querySelector<HTMLInputElement>('input[name="performance"]')?.value).toBe(String(soldOut.id));
  expect(seats()?.value).toBe('2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto que me avisen.' }).checked).toBe(false);
});

it('waiting list form offers the dates that have a list', () => {
  const { container } = page(lists({ performances: [soldOut, { ...soldOut, id: 382 }] }));
  const dates = container.querySelector<HTMLSelectElement>('select[name="performance"]');
  expect([...(dates?.options ?? [])].map(({ value }) => value)).toEqual(['381', '382']);
});

it('waiting list form goes away as the concert begins, and the facts no longer offer the list', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(Date.parse('2026-12-04T19:59:30Z') - testSite.clockShift);
  page(lists());
  const offered = () => screen.getByRole('complementary', { name: 'Datos del concierto' }).textContent;
  expect(seats()).not.toBeNull();
  expect(offered()).toContain('Puede apuntarse a la lista de espera.');
  act(() => void vi.advanceTimersByTime(31_000));
  expect(seats()).toBeNull();
  expect(offered()).toContain('No quedan entradas y no hay lista de espera.');
});

it.each<[string, WaitingLists['performances'], string | undefined]>([
  ['leads to the form again, for another date or address', [soldOut], es.waitingList.asked.again],
  ['leads nowhere when no list is open any more', [], undefined],
])('waiting list form is replaced after the request by a message, which %s', (_, performances, words) => {
  page(lists({ isAsked: true, performances }));
  expect(screen.getAllByRole('status').map(({ id }) => id)).toContain('apuntado');
  expect(seats()).toBeNull();
  const again = screen.queryByRole('link', { name: es.waitingList.asked.again });
  expect([again?.textContent, again?.getAttribute('href')]).toEqual([
    words,
    words && '/conciertos-entradas/eventos/pastoral/38#lista-de-espera',
  ]);
});

it('waiting list form keeps the typed values and shows the reason when the list has closed', () => {
  const message = 'Ya no hay lista de espera.';
  const values = { performance: '381', email: 'ana@example.com' };
  const page = renderServerPage(<Component />, {
    catalogues,
    loaderData: sampleConcertPage({ waitingLists: lists({ performances: [] }) }),
    actionData: { form: 'waitingList', status: 409, message, errors: {}, values },
  });
  expect(within(page).getByRole('group', { name: 'No hemos podido enviarlo' }).textContent).toContain(message);
  expect(
    Object.fromEntries(new FormData(page.querySelector<HTMLFormElement>('form[method="post"]') ?? undefined)),
  ).toMatchObject(values);
});

it('waiting list form offers the other dates when the list of the chosen one has closed', () => {
  const page = renderServerPage(<Component />, {
    catalogues,
    loaderData: sampleConcertPage({ waitingLists: lists() }),
    actionData: {
      form: 'waitingList',
      status: 409,
      message: 'Ya no hay lista de espera.',
      errors: {},
      values: { performance: '999' },
    },
  });
  const dates = within(page).getByRole<HTMLSelectElement>('combobox', { name: 'Fecha' });
  expect([...dates.options].map(({ value }) => value)).toEqual([String(soldOut.id)]);
});

it('ConcertPage shows a message in place of the waiting list form when it could not be loaded', () => {
  const { container } = page(null);
  expect(container.querySelector('#lista-de-espera')?.textContent).toBe(
    'Una parte de esta página no se ha podido cargar; el resto está completo. Vuelva a intentarlo dentro de un momento.',
  );
  expect(headings(1)).toEqual(['Pastoral']);
  expect(seats()).toBeNull();
});
