import { answerApi, failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { ErrorPage } from './ErrorPage.tsx';
import { LastResort } from './LastResort.tsx';
import { OfflineNavigationPage } from './OfflineNavigationPage.tsx';
import { RemoteErrorPage } from './RemoteErrorPage.tsx';

const catalogues = { shell: { es, en } };
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the error page', () => {
  it('shows the fixed texts and links to other pages for a status 404', () => {
    renderPage(<ErrorPage status={404} />, { catalogues });
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Oops… PARECE QUE LA PÁGINA NO EXISTE…');
    expect(screen.getByText(/^Lamentamos las molestias/)).toBeTruthy();
    expect(addressOf('Volver a la página principal')).toBe('/');
    expect(linkAddresses()).toContain('/conciertos-entradas/eventos');
  });

  it('has a search form without JavaScript for a status 404', () => {
    renderServerPage(<ErrorPage status={404} />, { catalogues });
    const term = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Busque lo que quería encontrar' });
    expect(term.name).toBe('term');
    expect(term.closest('search form')?.getAttribute('action')).toBe('/buscar');
  });

  it('is English below /en, links included', () => {
    renderPage(<ErrorPage status={404} />, { catalogues, locale: 'en', path: '/nada' });
    expect(screen.getByText(/^Sorry for the inconvenience/)).toBeTruthy();
    expect(addressOf('Back to the home page')).toBe('/en');
    expect(linkAddresses().filter((address) => !address?.startsWith('/en'))).toEqual([]);
  });

  it('leads to past concerts where something was removed, and only there', () => {
    renderPage(<ErrorPage status={410} />, { catalogues, locale: 'en' });
    expect(addressOf('See past concerts')).toBe('/en/conciertos-entradas/eventos?cuando=pasados');
    document.body.replaceChildren();
    renderPage(<ErrorPage status={404} />, { catalogues, locale: 'en' });
    expect(linkAddresses()).not.toContain('/en/conciertos-entradas/eventos?cuando=pasados');
  });

  it('lists the next three concerts for a status 404, once the browser has them', async () => {
    const cancelled = sampleEvent({ id: 37, performances: [samplePerformance({ state: 'cancelled' })] });
    const pastoral = sampleEvent({ id: 38, slug: 'pastoral', title: 'Pastoral' });
    const calls = answerApi(() => ({ data: [cancelled, pastoral] }));
    renderPage(<ErrorPage status={404} />, { catalogues });
    const concerts = await screen.findByRole('region', { name: 'Próximos conciertos' });
    expect(linkAddresses(concerts)).toEqual(['/conciertos-entradas/eventos/pastoral/38']);
    expect(calls).toEqual([{ path: 'api/events', params: expect.objectContaining({ perPage: 12, lang: 'es' }) }]);
  });

  it('is whole for a status 404 without the API, and asks nothing for other statuses', async () => {
    const calls = answerApi(() => Promise.reject(failedCall()));
    renderPage(<ErrorPage status={404} />, { catalogues });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('searchbox')).toBeTruthy();
    document.body.replaceChildren();
    renderPage(<ErrorPage status={503} />, { catalogues });
    expect(calls).toHaveLength(1);
  });

  it('shows the reason for a status 400', () => {
    renderPage(<ErrorPage status={400} reason="«mes» debe ser como máximo 12." />, { catalogues });
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('La dirección pide algo que no existe');
    expect(screen.getByText('«mes» debe ser como máximo 12.')).toBeTruthy();
  });

  it('explains a status 405 and links to the page itself', () => {
    renderPage(<ErrorPage status={405} />, { catalogues, locale: 'en', path: '/sobre-ofgc' });
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('This page takes no forms');
    expect(textOf()).not.toContain('temporary');
    expect(addressOf('Open the page')).toBe('/en/sobre-ofgc');
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('shows the status and a general title for a status 500, without a search form', () => {
    renderPage(<ErrorPage status={500} />, { catalogues });
    expect(screen.getByText('Error 500')).toBeTruthy();
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Algo no ha salido bien');
    expect(textOf()).not.toContain('Si cree que debería estar aquí');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    [503, '/buscar?term=mahler'],
    [404, undefined],
  ])('has a link to try again for a status 503 and not for 404 (%i)', (status, address) => {
    renderPage(<ErrorPage status={status} />, { catalogues, path: '/buscar?term=mahler' });
    expect(screen.queryByRole('link', { name: 'Volver a intentarlo' })?.getAttribute('href')).toBe(address);
  });
});

it('the offline page lists the pages on this device and has a link to try again', async () => {
  const name = 'ofgc 1a2b /programa/36';
  const cached = new Response('<title>Grieg y Sibelius · OFGC</title>');
  vi.stubGlobal('caches', {
    keys: async () => [name, 'ofgc 1a2b /programa/sin-conexion'],
    open: async () => ({ keys: async () => [{ url: 'https://ofgc.example/programa/36' }], match: async () => cached }),
  });
  renderPage(<OfflineNavigationPage />, { catalogues, path: '/explora' });
  const link = await screen.findByRole('link', { name: 'Grieg y Sibelius' });
  expect(link.getAttribute('href')).toBe('/programa/36');
  expect(addressOf('Volver a intentarlo')).toBe('/explora');
  vi.unstubAllGlobals();
});

it('the error page of an unavailable remote has a link to load the page again', () => {
  renderPage(<RemoteErrorPage />, { catalogues, path: '/portal-empleo?estado=open' });
  expect(addressOf('Volver a intentarlo')).toBe('/portal-empleo?estado=open');
});

it.each([
  [404, 'This page could not be found'],
  [500, 'An error occurred'],
])(
  'the last-resort page for status %i is a whole English document with links to the home page and to the accessibility statement',
  (status, title) => {
    const errors = { root: { status, statusText: '', data: null, internal: true } };
    const router = createMemoryRouter([{ id: 'root', path: '*', Component: () => null, ErrorBoundary: LastResort }], {
      hydrationData: { loaderData: {}, errors },
    });
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe(title);
    expect(within(page.body).getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(linkAddresses(page)).toEqual(['/', '/en/accesibilidad']);
  },
);
