import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { sampleStaff } from '../testing/sample-staff.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, loader } from './InboxPage.tsx';

/** Where the inbox sends a member of the box office; undefined where it shows the page itself. */
async function redirectedTo(query: string, total: number): Promise<string | undefined> {
  const who = { ...sampleStaff, roles: ['box-office'] };
  const get = async (path: string, config?: { params?: { page?: string } }) => ({
    data: path.includes('session')
      ? { data: { identity: who } }
      : { data: [], meta: { total, page: Number(config?.params?.page ?? 1), perPage: 20, facets: {} } },
  });
  const visit = pageVisit({ api: { get }, path: `/en/oficina${query}`, locale: 'en' });
  const found: unknown = await loader(visit).catch((error: unknown) => error);
  if (found instanceof Response) return found.headers.get('location') ?? '';
  expect(found).toMatchObject({ data: { inbox: { meta: { total } } } });
  return undefined;
}

it.each([
  ['the first page of an empty list', '', 0, undefined],
  ['the last page', '?pagina=3', 41, undefined],
  ['a page after the last one', '?pagina=4&busca=luz&borrado=1', 41, '3'],
  ['a page far after the last one', '?pagina=9999', 41, '3'],
  ['a page after the end of an empty list', '?pagina=2', 0, '1'],
])('the inbox at %s (%s of %i records) redirects to the page %s', async (_, query, total, expected) => {
  const target = await redirectedTo(query, total);
  const { pathname, searchParams, hash } = new URL(target ?? '/en/oficina', 'http://site.test');
  expect(searchParams.get('pagina') ?? undefined).toBe(expected);
  expect(pathname).toBe('/en/oficina');
  const asked = new URLSearchParams(query);
  expect(hash).toBe(asked.has('borrado') ? '#borrado' : '');
  if (target) for (const name of ['busca', 'borrado']) expect(searchParams.get(name)).toBe(asked.get(name));
});

it('the inbox has its number of records where view and focus move after a choice, and says what was erased', () => {
  const filters = { estado: 'open', origen: '', lleva: '', busca: '', pagina: '1' };
  const inbox = { data: [], meta: { total: 0, page: 1, perPage: 20 } };
  const loaderData = { who: sampleStaff, filters, unknown: [], inbox, isErased: true };
  renderPage(<Component />, { catalogues: { office: { es, en } }, loaderData });
  expect(screen.getByText(es.inbox.erased).id).toBe('borrado');
  expect(document.querySelector('[data-answer]')?.textContent).toBe('0 registros');
});

it('a card of the inbox says whose names it has, and has no place for a holder where nobody holds it', () => {
  const item = {
    source: 'contact',
    subject: 'Abonos',
    name: 'María Pérez',
    email: 'm@a.test',
  };
  const filters = { estado: 'open', origen: '', lleva: '', busca: '', pagina: '1' };
  const items = ['María Gómez', null].map((holder, id) => ({
    ...item,
    id,
    reference: `C-7K3M2Q-${id}`,
    holder,
    sentAt: '2026-11-20T11:00:00Z',
    status: 'new',
  }));
  const inbox = { data: items, meta: { total: 2, page: 1, perPage: 20 } };
  renderPage(<Component />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, filters, unknown: [], inbox },
  });
  const cells = screen.getAllByRole('cell').map(textOf);
  expect(cells.filter((cell) => cell.includes('María'))).toEqual([
    `${es.inbox.from} María Pérez`,
    `${es.inbox.holder} María Gómez`,
    `${es.inbox.from} María Pérez`,
  ]);
  expect(cells.at(-1)).toBe('');
});

it('the inbox with an unknown filter says so with the status 400, and lists what its fields show', async () => {
  const sent: unknown[] = [];
  const get = async (path: string, config?: { params?: object }) => {
    if (path.includes('session')) return { data: { data: { identity: { ...sampleStaff, roles: ['box-office'] } } } };
    sent.push(config?.params);
    return { data: { data: [], meta: { total: 0, page: 1, perPage: 20, facets: {} } } };
  };
  const path = '/oficina?estado=abierto&lleva=me';
  const found = await loader(pageVisit({ api: { get }, path, locale: 'es' }));
  expect([found.init?.status, sent]).toMatchObject([400, [{ status: 'open', holder: 'me' }]]);
  renderPage(<Component />, { catalogues: { office: { es, en } }, loaderData: found.data });
  expect(screen.getByText(/«?abierto»?/).textContent).toContain(es.inbox.status);
  expect(screen.getByRole('combobox', { name: es.inbox.status })).toHaveProperty('value', 'open');
});
