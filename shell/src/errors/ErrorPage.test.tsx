import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { ErrorPage } from './ErrorPage.tsx';
import { LastResort } from './LastResort.tsx';
import { RemoteErrorPage } from './RemoteErrorPage.tsx';

const spanish = { catalogues: { shell: es } };
const english = { locale: 'en' as const, catalogues: { shell: en } };

describe('the error page', () => {
  it('says that a page does not exist, in the fixed words, and where to go', () => {
    const html = renderToMarkup(<ErrorPage status={404} />, spanish);
    expect(html).toMatch(/<h1[^>]*>Oops… PARECE QUE LA PÁGINA NO EXISTE…<\/h1>/);
    expect(html).toContain('Lamentamos las molestias');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Volver a la página principal<\/a>/);
    expect(html).toContain('href="/conciertos-entradas/eventos"');
    expect(html).toMatch(/<form[^>]*action="\/buscar"/);
  });

  it('stays English below /en', () => {
    const html = renderToMarkup(<ErrorPage status={404} />, { ...english, path: '/nada' });
    expect(html).toContain('Sorry for the inconvenience');
    expect(html).toMatch(/href="\/en"[^>]*>Back to the home page/);
    expect(html).toContain('href="/en/sobre-ofgc/contacto"');
  });

  it('says what is wrong with an address that makes no sense', () => {
    const html = renderToMarkup(<ErrorPage status={400} reason="«mes» debe ser como máximo 12." />, spanish);
    expect(html).toMatch(/<h1[^>]*>La dirección pide algo que no existe<\/h1>/);
    expect(html).toContain('<p>«mes» debe ser como máximo 12.</p>');
  });

  it('shows any other status calmly', () => {
    const html = renderToMarkup(<ErrorPage status={500} />, spanish);
    expect(html).toContain('Error 500');
    expect(html).not.toContain('Oops');
    expect(html).not.toContain('Si cree que debería estar aquí');
  });

  it('lets a visitor try again what may pass, and nothing else', () => {
    const retry = /href="\/buscar\?term=mahler"[^>]*>Volver a intentarlo/;
    const html = (status: number) =>
      renderToMarkup(<ErrorPage status={status} />, { ...spanish, path: '/buscar?term=mahler' });
    expect(html(503)).toMatch(retry);
    expect(html(404)).not.toMatch(retry);
  });
});

it('a remote that is away can be tried again, as a document', () => {
  const html = renderToMarkup(<RemoteErrorPage remote="jobs" />, { ...spanish, path: '/portal-empleo?estado=open' });
  expect(html).toContain('data-section="jobs"');
  expect(html).toMatch(/href="\/portal-empleo\?estado=open"[^>]*>Volver a intentarlo/);
});

it.each([
  [404, 'This page could not be found'],
  [500, 'An error occurred'],
])('the last resort after %i is a whole English document with a way home', (status, title) => {
  const errors = { root: { status, statusText: '', data: null, internal: true } };
  const router = createMemoryRouter([{ id: 'root', path: '*', Component: () => null, ErrorBoundary: LastResort }], {
    hydrationData: { loaderData: {}, errors },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toMatch(/^<html lang="en">/);
  expect(html).toContain(title);
  expect(html).toContain('<a href="/">');
});
