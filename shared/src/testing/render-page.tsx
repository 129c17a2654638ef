import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SiteContext, type Site } from '../contract/site.ts';
import type { Locale } from '../domain/locale.ts';
import { createI18n, type Catalogues } from '../i18n/create-i18n.ts';
import { localisedPath } from '../routes/localised-path.ts';
import en from '../i18n/locales/en.json' with { type: 'json' };
import es from '../i18n/locales/es.json' with { type: 'json' };

/** A site as the shell provides it, at the tests' clock: noon of 20 November 2026. */
export const testSite: Site = {
  url: 'https://ofgc.example',
  renderedAt: new Date('2026-11-20T12:00:00Z'),
  electronicOffice: 'https://sede.ofgc.example',
  facebook: 'https://facebook.example/ofgc',
  instagram: 'https://instagram.example/ofgc',
  twitter: 'https://twitter.example/ofgc',
  youtube: 'https://youtube.example/ofgc',
  sponsor: 'https://patrocinio.example',
};

interface Surroundings {
  locale?: Locale;
  /** Without locale. */
  path?: string;
  /** The words of further namespaces in this locale: `{ concerts: es }`. */
  catalogues?: Catalogues;
  /** What `useLoaderData` answers. */
  loaderData?: unknown;
  /** What `useActionData` answers: a form that came back. */
  actionData?: unknown;
}

/** The HTML of an element as the server would send it: words, router and site around it. */
export function renderToMarkup(
  element: ReactElement,
  { locale = 'es', path = '/', catalogues = {}, loaderData, actionData }: Surroundings = {},
): string {
  const i18n = createI18n(locale, { shared: locale === 'es' ? es : en, ...catalogues });
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => loaderData ?? null }], {
    initialEntries: [localisedPath(path, locale)],
    hydrationData: { loaderData: { page: loaderData ?? null }, actionData: { page: actionData } },
  });
  return renderToStaticMarkup(
    <SiteContext value={testSite}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </SiteContext>,
  );
}
