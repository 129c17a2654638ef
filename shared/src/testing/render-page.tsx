import { configure, prettyDOM, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createContext, type ReactElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router';
import type { Catalogue } from '../contract/remote.ts';
import { SiteContext, type Site } from '../contract/site.ts';
import type { Locale } from '../domain/locale.ts';
import { createCatalogueReader, type FlatCatalogues, flattenCatalogue } from '../i18n/catalogue-reader.ts';
import en from '../i18n/locales/en.json' with { type: 'json' };
import es from '../i18n/locales/es.json' with { type: 'json' };
import { localisedPath } from '../routes/localised-path.ts';

export { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';

// The message of a failing query is cut, as the markup of the whole page would hide what was looked for.
configure({
  // Long, as a machine may stall.
  asyncUtilTimeout: 20_000,
  getElementError: (message, element) => new Error((message ?? String(prettyDOM(element))).slice(0, 1500)),
});

/** A site as the shell provides it, at the tests' clock: noon of 20 November 2026. */
export const testSite: Site = {
  url: 'https://ofgc.example',
  renderedAt: new Date('2026-11-20T12:00:00Z'),
  today: '2026-11-20',
  // As if the page was rendered when its document began to load.
  clockShift: Date.parse('2026-11-20T12:00:00Z') - performance.timeOrigin,
  electronicOffice: 'https://sede.ofgc.example',
  facebook: 'https://facebook.example/ofgc',
  instagram: 'https://instagram.example/ofgc',
  twitter: 'https://twitter.example/ofgc',
  youtube: 'https://youtube.example/ofgc',
  sponsor: 'https://patrocinio.example',
};

/** The end of a session that began with the document, as the API writes it: sessions end by the server's clock, not by the site's. */
export const sessionEnd = new Date(performance.timeOrigin + 60 * 60_000).toISOString();

export interface Surroundings {
  locale?: Locale;
  /** Without locale. */
  path?: string;
  /** The texts of further namespaces: `{ concerts: { es, en } }`. */
  catalogues?: Record<string, Record<Locale, Catalogue>>;
  /** The result of `useLoaderData`. */
  loaderData?: unknown;
  /** The result of `useActionData`: a refused form. */
  actionData?: unknown;
  /** What a form of the page does when it is posted. */
  action?: ActionFunction;
  /** The handle of the page’s route. */
  handle?: unknown;
}

interface Mounting extends Surroundings {
  /** The result of `renderServerPage`, which React hydrates. */
  hydrate?: HTMLElement;
}

type Router = ReturnType<typeof createMemoryRouter>;
type Store = ReturnType<typeof createStore>;

interface Page {
  /** The page as it is in a language, with an element in it. */
  show: (locale: Locale, element: ReactElement) => ReactElement;
  router: Router;
  store: Store;
}

const ShownElement = createContext<ReactElement | null>(null);
const Shown = () => use(ShownElement);

function surround({
  locale: firstLocale = 'es',
  path = '/',
  catalogues = {},
  loaderData,
  actionData,
  action,
  handle,
}: Surroundings): Page {
  const store = createStore();
  const route = { id: 'page', path: '*', element: <Shown />, handle, action, loader: () => loaderData ?? null };
  const router = createMemoryRouter([route], {
    initialEntries: [localisedPath(path, firstLocale)],
    hydrationData: { loaderData: { page: loaderData ?? null }, actionData: { page: actionData } },
  });
  const show = (locale: Locale, element: ReactElement) => (
    <Provider store={store}>
      <SiteContext value={testSite}>
        <I18nextProvider i18n={readerOf(locale, catalogues)}>
          <ShownElement value={element}>
            <RouterProvider router={router} />
          </ShownElement>
        </I18nextProvider>
      </SiteContext>
    </Provider>
  );
  return { show, router, store };
}

function readerOf(locale: Locale, catalogues: NonNullable<Surroundings['catalogues']>) {
  const texts = Object.entries({ shared: { es, en }, ...catalogues }).map(([name, both]) => [
    name,
    flattenCatalogue(both[locale]),
  ]);
  return createCatalogueReader(locale, Object.fromEntries(texts) as FlatCatalogues, (key) => {
    throw new Error(`no words for ${key}`);
  });
}

interface MountedPage extends RenderResult {
  /** A visitor with keyboard and pointer. */
  user: UserEvent;
  /** The page's router; `router.state.location` is the visitor's location. */
  router: Router;
  /** The shared state of this page. */
  store: Store;
  /** The same page, without a new document, with what is in it given anew: in another language, or with other data. */
  showAnew: (element: ReactElement, locale?: Locale) => void;
}

/** Renders a page or a component as the browser does, with effects. Query it with `screen` or `within`. */
export function renderPage(element: ReactElement, { hydrate, ...surroundings }: Mounting = {}): MountedPage {
  const { show, router, store } = surround(surroundings);
  const { locale: firstLocale = 'es' } = surroundings;
  const rendered = render(show(firstLocale, element), hydrate && { container: hydrate, hydrate: true });
  const showAnew: MountedPage['showAnew'] = (other, locale = firstLocale) => rendered.rerender(show(locale, other));
  return { user: userEvent.setup(), router, store, showAnew, ...rendered };
}

/**
 * The server's markup of a page or a component, as elements in the document without React: for tests of what a visitor without
 * JavaScript gets and of the HTML itself. Query it with `screen` or `within`.
 */
export function renderServerPage(element: ReactElement, surroundings: Surroundings = {}): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = withoutDocument(() =>
    renderToString(surround(surroundings).show(surroundings.locale ?? 'es', element)),
  );
  return page;
}

/** Runs a function without the global `document`, as on the server. */
function withoutDocument<Result>(render: () => Result): Result {
  const { document: own } = globalThis;
  Reflect.deleteProperty(globalThis, 'document');
  try {
    return render();
  } finally {
    globalThis.document = own;
  }
}
