import { type RemoteModule, type Site, SiteContext, pageContext, type Catalogue } from '@ofgc/shared/contract';
import { createApiClient, serverTimeout } from '@ofgc/shared/api-client';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { createI18n, splitLocale } from '@ofgc/shared/i18n';
import { Provider as StateProvider, createStore } from 'jotai';
import type { i18n } from 'i18next';
import { lazy } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import sharedEn from '@ofgc/shared/i18n/locales/en.json';
import sharedEs from '@ofgc/shared/i18n/locales/es.json';
import shellEn from '../locales/en.json';
import shellEs from '../locales/es.json';
import { shownParts } from '../pages/shown-parts.ts';
import { type Composition, CompositionContext, compositionContext } from '../composition/composition.ts';
import { findUnsentForm } from '../errors/unsent-form.ts';
import type { PageState } from '../composition/page-state.ts';
import { type FileFailure, fileFailure, routeFailure } from '../errors/route-error.ts';
import { createRoutes, unavailableRoutes } from '../routing/routes.tsx';
import { assetUrl, type ReleaseVector } from '../composition/release-vector.ts';
import { assembleDocument } from './assemble-document.ts';
import type { LoadedApp } from './loaded-app.ts';
import { renderToText } from './render-to-text.ts';
import { reportFailure } from './report-failure.ts';

const ownWords: Record<Locale, Record<string, Catalogue>> = {
  es: { shell: shellEs, shared: sharedEs },
  en: { shell: shellEn, shared: sharedEn },
};

export interface RendererOptions {
  shell: LoadedApp<unknown>;
  remotes: LoadedApp<{ remote: RemoteModule }>[];
  /** The API's address for the server's loaders. */
  apiUrl: string;
  site: Omit<Site, 'renderedAt'>;
  now: () => Date;
}

export interface RenderedPage {
  status: number;
  /** Set for redirects; then there is no body. */
  location?: string;
  html: string;
}

/**
 * A GET is a page; a POST runs the page's action first.
 * @param failure the request is for a file that could not be sent: renders the error page in its place
 */
export type RenderPage = (request: Request, failure?: FileFailure) => Promise<RenderedPage>;

/** Makes the page renderer of one version vector. It renders any address, an unknown one as the 404 page. */
export function createRenderer({ shell, remotes, apiUrl, site, now }: RendererOptions): RenderPage {
  const vector: ReleaseVector = Object.fromEntries(
    remotes.map(({ name, version, mounts, slots, release }) => [
      name,
      { version, mounts, slots, entry: release ? ['remote.js', ...(release.chunks[`${name}.remote`]?.js ?? [])] : [] },
    ]),
  );
  const modules = new Map(remotes.flatMap(({ name, module }) => (module ? [[name, module.remote] as const] : [])));
  const slotOwner = (slot: string) => [...modules.values()].find((remote) => slot in remote.slots);
  const routes = createRoutes({
    remoteRoutes: remotes.flatMap(({ name, mounts }) => modules.get(name)?.routes ?? unavailableRoutes(name, mounts)),
  });
  const handler = createStaticHandler(routes);
  const slotComponent = memoised((name: string) =>
    lazy(async () => {
      const module = await slotOwner(name)?.slots[name]?.();
      if (!module) throw new Error(`nobody fills ${name}`);
      return { default: module.slot.Component };
    }),
  );

  return async (request, failure) => {
    const { locale } = splitLocale(new URL(request.url).pathname);
    const renderedAt = now();
    const catalogues: Record<string, Catalogue> = { ...ownWords[locale] };
    const addWords = async (remote: RemoteModule) => {
      catalogues[remote.name] ??= (await remote.locales[locale]()).default;
    };
    let words: i18n | undefined;
    const composition: Composition = {
      i18nOf: () => (words ??= createI18n(locale, catalogues)),
      slotComponent,
      hasSlot: (name) => slotOwner(name) !== undefined,
      async loadSlot(name, context, props) {
        const remote = slotOwner(name);
        if (!remote) return null;
        try {
          const loaded = await (await remote.slots[name]?.())?.slot.load(context, props);
          if (loaded !== null) await addWords(remote);
          return loaded;
        } catch (error) {
          reportFailure(name, error);
          return null;
        }
      },
    };
    const requestContext = new RouterContextProvider();
    const visitor = request.headers.get('X-Forwarded-For') ?? undefined;
    const api = createApiClient({ baseURL: apiUrl, locale, timeout: serverTimeout, signal: request.signal, visitor });
    requestContext.set(pageContext, { api, locale, now: () => renderedAt });
    requestContext.set(compositionContext, composition);

    const queried = await handler.query(request, { requestContext });
    if (queried instanceof Response)
      return { status: queried.status, location: queried.headers.get('Location') ?? '/', html: '' };

    const remote = modules.get(queried.matches.at(-1)?.route.id?.split('.')[0] ?? '');
    if (remote) await addWords(remote);
    const context = failure ? withFailure(queried, failure) : withPlainErrors(queried);
    const element = (shown: StaticHandlerContext) => (
      <SiteContext value={{ ...site, renderedAt }}>
        <CompositionContext value={composition}>
          <StateProvider store={createStore()}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, shown)}
              context={shown}
              hydrate={false}
            />
          </StateProvider>
        </CompositionContext>
      </SiteContext>
    );

    const { html, context: shown } = await renderConfined(element, context);
    const state: PageState = {
      locale,
      vector,
      catalogues,
      site: { ...site, renderedAt: renderedAt.toISOString() },
      hydration: { loaderData: shown.loaderData, actionData: shown.actionData, errors: shown.errors },
    };
    const ids = shown.matches.map(({ route }) => route.id ?? '');
    return { status: shown.statusCode, html: assembleDocument({ html, state, assets: pageAssets(ids, shown) }) };
  };

  /** Styles and scripts of exactly the matched chunks, the shell's first. */
  function pageAssets(ids: string[], shown: StaticHandlerContext) {
    const css: string[] = [];
    const js: string[] = [];
    const take = (app: LoadedApp<unknown> | undefined, chunk: string, isStyleOnly = false) => {
      const files = app?.release?.chunks[chunk];
      if (!app || !files) return;
      css.push(...files.css.map((file) => assetUrl(app.name, app.version, file)));
      if (!isStyleOnly) js.push(...files.js.map((file) => assetUrl(app.name, app.version, file)));
    };
    take(shell, 'main');
    for (const id of ids) {
      const name = id.split('.')[0];
      if (name === 'shell') take(shell, id);
      const remote = remotes.find((app) => app.name === name && app.release);
      if (!remote || shown.errors) continue;
      js.push(assetUrl(remote.name, remote.version, 'remote.js'));
      take(remote, `${remote.name}.remote`);
      take(remote, id);
    }
    for (const part of shownParts(ids, shown.loaderData)) {
      const remote = remotes.find(({ slots }) => slots.includes(part));
      take(remote ?? shell, part, true);
    }
    return {
      css: [...new Set(css)],
      js: [...new Set(js)],
      main: js[js.findIndex((file) => /\/main\./.test(file))] ?? '',
    };
  }
}

/**
 * Renders; where a remote throws, renders again with the error in that remote's place, so that the visitor gets
 * the frame around an error view and the browser can take it over. React has no error boundaries on the server.
 */
async function renderConfined(
  element: (context: StaticHandlerContext) => React.ReactNode,
  context: StaticHandlerContext,
) {
  try {
    return { html: await renderToText(element(context)), context };
  } catch (error) {
    reportFailure(context.location.pathname, error);
    const remote = context.matches.at(-1)?.route.id?.split('.')[0];
    const failure = { ...routeFailure(error), data: remote && remote !== 'shell' ? { remote } : {} };
    const confined = { ...context, statusCode: 500, errors: { page: failure } };
    return { html: await renderToText(element(confined)), context: confined };
  }
}

/** The error page in the place of a page, inside the frame. */
function withFailure(context: StaticHandlerContext, failure: FileFailure): StaticHandlerContext {
  const page = fileFailure(failure);
  return { ...context, statusCode: page.status, errors: { page } };
}

/** Errors of loaders as plain values; the status follows the failure (specification §8). */
function withPlainErrors(context: StaticHandlerContext): StaticHandlerContext {
  if (!context.errors) return context;
  for (const error of Object.values(context.errors)) reportFailure(context.location.pathname, error);
  const form = findUnsentForm(context.actionData);
  const errors = Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => {
      const failure = routeFailure(error);
      return [id, form ? { ...failure, data: { ...failure.data, form } } : failure];
    }),
  );
  const [failure] = Object.values(errors);
  return { ...context, errors, statusCode: failure?.status ?? 500 };
}

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
}
