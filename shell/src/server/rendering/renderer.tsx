import { type RemoteModule, type Site, pageContext, type Catalogue } from '@ofgc/shared/contract';
import { createApiClient } from '@ofgc/shared/api-client';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import type { ForeignService } from '@ofgc/shared/foreign-services/services.ts';
import { isSecluded } from '@ofgc/shared/routes/secluded.ts';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { createWordReader, type WordReader } from '@ofgc/shared/i18n/words.ts';
import sharedEn from '@ofgc/shared/i18n/locales/en.json';
import sharedEs from '@ofgc/shared/i18n/locales/es.json';
import type { Logger } from 'pino';
import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router';
import shellEn from '../../locales/en.json';
import shellEs from '../../locales/es.json';
import { shownParts } from '../../pages/shown-parts.ts';
import { type Composition, compositionContext } from '../../composition/composition.ts';
import type { PageState } from '../../composition/page-state.ts';
import type { FileFailure } from '../../errors/route-error.ts';
import { RouteErrorPage } from '../../errors/RouteErrorPage.tsx';
import { PageOutlet } from '../../routing/PageOutlet.tsx';
import { leaveRemoved } from '../../routing/leave-removed.ts';
import { createRoutes, unavailableRoutes } from '../../routing/routes.tsx';
import type { ApiResponseCache } from '../api-cache/api-response-cache.ts';
import { heardHeader, lastSeenRevision } from '../api-cache/last-seen-revision.ts';
import { Deadlines } from '../worker/deadlines.ts';
import type { LoadedRelease, LoadedRemote } from '../worker/loaded-release.ts';
import { boundedApi } from './bounded-api.ts';
import { assembleDocument } from './assemble-document.ts';
import { consentMarkup } from './consent-markup.tsx';
import { findMovedAddress } from './moved-address.ts';
import { firstPageState } from './first-page-state.ts';
import { liveSections, liveVector, publicVector } from './live-vector.ts';
import { createPageAssets } from './page-assets.ts';
import { pageElement } from './page-element.tsx';
import { PageFailures } from './page-failures.ts';
import { RenderedMarkup } from './markup-cache.ts';
import { parametersOf, withQuery } from './page-parameters.ts';
import { createPageWords, vocabularyOf } from './page-words.ts';
import { withFileFailure, withLoaderErrors, withRenderError } from './page-errors.ts';
import { partInStack } from '../../composition/part-marker.ts';
import type { RenderReport } from '../metrics/render-timings.ts';
import { type PageSource, PageSources } from './page-sources.ts';
import { pageEtag } from './page-etag.ts';
import { PrivateSession } from './private-session.ts';
import { isVisitorsQuery, type PageParameters, normaliseQuery } from '../page-cache/normalise-query.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { renderToText } from './render-to-text.ts';
import { createRouteBranches } from './route-branches.ts';
import { canonicalPath } from './canonical-path.ts';
import { createSlots } from './slots.ts';
import { checkSendable } from './sendable-data.ts';

const shellCatalogues: Record<Locale, Record<string, Catalogue>> = {
  es: { shell: shellEs, shared: sharedEs },
  en: { shell: shellEn, shared: sharedEn },
};

export interface RendererOptions {
  shell: LoadedRelease;
  remotes: LoadedRemote[];
  /** The API's address for the server's loaders. */
  apiUrl: string;
  site: Omit<Site, 'renderedAt'>;
  /** What needs consent. */
  foreignServices?: readonly ForeignService[];
  now: () => Date;
  /** What the bytes of a page's sheet and words must be, by their addresses; without it they are not held to a hash. */
  joinedIntegrity?: (address: string) => Promise<string>;
  /** Is given the data of each page and slot before they go along; throws where it refuses them. */
  inspectData?: (data: unknown) => void;
  /** What loaders, rendering and the API are waited for by; without it by the clock. */
  deadlines?: Deadlines;
  /** What is kept of the API's answers; without it every rendering asks. */
  answers?: ApiResponseCache;
  logger: Pick<Logger, 'error'>;
}

export interface RenderedPage {
  status: number;
  /** Set for redirects; then there is no body. */
  location?: string;
  html: string;
  /** The same whenever the page is rendered, while what it shows is the same. */
  etag?: string;
  source?: PageSource;
  /** What it reads of its address. */
  parameters?: PageParameters;
  /** Which releases made it: `shell@1a2b`, the page's owner and those who fill its slots. */
  releases?: string[];
  /** What the API sets for a private page. */
  cookies?: readonly string[];
  report?: RenderReport;
}

/**
 * A GET is a page; a POST runs the page's action first.
 * @param failure the request is for a file that could not be sent: renders the error page in its place
 */
export type RenderPage = (request: Request, failure?: FileFailure) => Promise<RenderedPage>;

/** Makes the page renderer of one set of live releases. It renders any address, an unknown one as the 404 page. */
export function createRenderer({
  shell,
  remotes,
  apiUrl,
  site,
  foreignServices = [],
  now,
  joinedIntegrity,
  inspectData,
  deadlines = new Deadlines(),
  answers,
  logger,
}: RendererOptions): RenderPage {
  const vectors = { private: liveVector(remotes), public: publicVector(remotes) };
  const sections = {
    es: liveSections([...remotes, shell], vectors.private, 'es'),
    en: liveSections([...remotes, shell], vectors.private, 'en'),
  };
  const menus = { es: { menu: sections.es.menu }, en: { menu: sections.en.menu } };
  const remoteModule = (name: string) => remotes.find((remote) => remote.name === name)?.module?.remote;
  const slots = createSlots(remotes);
  const pageWords = createPageWords({ shell, remotes });
  const assetsOf = createPageAssets({ shell, remotes });
  const handler = createStaticHandler(
    createRoutes({
      remoteRoutes: remotes.flatMap(({ name, mounts, removed }) =>
        removed
          ? unavailableRoutes(name, mounts, ({ request }) => leaveRemoved(request, removed.redirect))
          : (remoteModule(name)?.routes ?? unavailableRoutes(name, mounts)),
      ),
      views: { PageOutlet, RouteErrorPage },
    }),
  );

  const branchOf = createRouteBranches(handler.dataRoutes);
  const renderedMarkup = new RenderedMarkup();
  const consentOfPages = consentMarkup(foreignServices);
  const clockShift = Math.round((now().getTime() - Date.now()) / 1_000) * 1_000;

  return async (asked, failure) => {
    const { pathname: url, search } = new URL(asked.url);
    const { locale } = splitLocale(url);
    const consent = isSecluded(url) ? '' : consentOfPages;
    const renderedAt = now();
    const began = performance.now();
    const sources = new PageSources();
    const headers = forwardedHeaders(asked.headers);
    const branch = branchOf(url);
    const matched = branch.routes;
    const spelled = canonicalPath(url, matched);
    if (spelled !== url) return { status: 301, location: spelled + search, html: '' };
    const parameters = await parametersOf(matched.at(-1));
    const request = withQuery(asked, normaliseQuery(search.slice(1), parameters));
    const isPrivate = parameters.isPrivate === true;
    const isShared = asked.method === 'GET' && !failure && !isPrivate && !isVisitorsQuery(search.slice(1), parameters);
    if (!isShared) sources.unshare();
    const vector = vectors[isPrivate ? 'private' : 'public'];
    const session = isPrivate ? new PrivateSession(asked, site.url) : undefined;
    const failures = new PageFailures({
      logger,
      origin: { url, reqId: headers[requestIdHeader] },
      ownerOf: (part, named) => remotes.find(({ name }) => name === named) ?? slots.owner(part ?? '') ?? shell,
      onMissing: () => sources.unshare(),
    });
    const catalogues: Record<string, Catalogue> = { ...shellCatalogues[locale] };
    const addCatalogue = async (remote: RemoteModule) => {
      catalogues[remote.name] ??= (
        await remote.locales[locale]().catch((error: unknown) => {
          failures.reportPart({ kind: 'load', part: 'catalogue', remote: remote.name, error });
          return remote.locales[locale === 'es' ? 'en' : 'es']();
        })
      ).default;
    };
    let words: WordReader | undefined;
    const reportMissingWord = (key: string) =>
      failures.reportPart({ kind: 'words', part: key, error: new Error(`no catalogue has ${key}`) });
    const composition: Composition = {
      vector,
      sectionsOf: (one) => sections[one],
      i18nOf: () => (words ??= createWordReader(locale, vocabularyOf(catalogues), reportMissingWord)),
      slotComponent: slots.component,
      hasSlot: (name) => slots.owner(name) !== undefined,
      async loadSlot(name, context, props) {
        const remote = slots.owner(name)?.module?.remote;
        if (!remote) return null;
        const loaded = await slots.load(name, context, props);
        checkSendable(loaded);
        inspectData?.(loaded);
        if (loaded !== null) await addCatalogue(remote);
        return loaded;
      },
      reportError: failures.reportPart,
      startTimer: deadlines.start,
    };
    const requestContext = new RouterContextProvider();
    // What is answered to one visitor is kept for nobody.
    const cachedAnswers = session ? undefined : answers;
    const heard = lastSeenRevision(request.headers.get(heardHeader));
    const client = createApiClient({
      baseURL: apiUrl,
      locale,
      timeout: deadlines.apiTimeout,
      headers,
      before: cachedAnswers?.before(heard),
    });
    const bounded = boundedApi(client, request.signal, {
      deadlines,
      known: (path, parameters) =>
        cachedAnswers?.known(heard, { baseURL: apiUrl, url: path, params: { lang: locale, ...parameters } }),
    });
    const api = sources.watch(session?.watch(bounded) ?? bounded);
    requestContext.set(pageContext, { api, locale, now: sources.watchClock(() => renderedAt) });
    requestContext.set(compositionContext, composition);

    const queried = await branch.handler.query(request, { requestContext });
    if (queried instanceof Response)
      return {
        status: queried.status,
        location: queried.headers.get('Location') ?? '/',
        html: '',
        source: sources.source,
        parameters,
        cookies: session?.cookies,
      };

    const routes = queried.matches.map(({ route }) => route.id ?? '');
    const route = routes.at(-1) ?? '';
    const owner = remotes.find(({ name }) => name === route.split('.')[0]) ?? shell;
    const reportPageError = (error: unknown) => failures.reportPage(error, route, owner);
    const remote = remoteModule(owner.name);
    if (remote) await addCatalogue(remote);

    const markupCache = isShared ? renderedMarkup.forPage() : undefined;
    const render = async (shown: StaticHandlerContext) => {
      const given = { ...site, renderedAt, markupCache };
      const text = await renderToText(
        pageElement({ shown, routes: branch.handler.dataRoutes, composition, site: given }),
        {
          startTimer: deadlines.start,
          isConfined: (componentStack) => partInStack(componentStack) !== undefined,
          onConfinedError(error, componentStack) {
            const part = partInStack(componentStack);
            if (part) failures.reportPart({ kind: 'render', part, error });
            else reportPageError(error);
          },
        },
      );
      return markupCache?.resolve(text, failures.counted.length === 0) ?? text;
    };

    if (!failure) Object.values(queried.errors ?? {}).forEach(reportPageError);
    try {
      if (remote) inspectData?.(queried.loaderData[route]);
    } catch (error) {
      reportPageError(error);
    }
    let shown = failure ? withFileFailure(queried, failure) : withLoaderErrors(queried);
    if (shown.statusCode === 404 && !failure && asked.method === 'GET') {
      const moved = await findMovedAddress(api, splitLocale(url).path);
      const location = moved?.to && localisedPath(moved.to, locale);
      if (location) return { status: 301, location, html: '', source: sources.source, parameters };
      if (moved) shown = { ...shown, statusCode: 410 };
    }
    const finish = async (): Promise<RenderedPage> => {
      const html = await render(shown);
      const parts = shownParts(routes, shown.loaderData);
      const assets = assetsOf({
        routes,
        parts,
        isError: shown.errors !== null,
        needsConsent: consent !== '',
      });
      const makers = new Set([shell, owner, ...parts.map((part) => slots.owner(part) ?? shell)]);
      const releases = [...makers].map(({ name, version }) => `${name}@${version}`);
      const { address, words: ownWords } = pageWords({
        locale,
        routes,
        parts,
        isError: shown.errors !== null,
        catalogues,
      });
      const state: PageState = {
        locale,
        releases,
        vector,
        sections: menus[locale],
        words: ownWords,
        site: { ...site, renderedAt: renderedAt.toISOString() },
        clockShift,
        hydration: { loaderData: shown.loaderData, actionData: shown.actionData, errors: shown.errors },
        ...firstPageState(shown),
        scripts: assets.pageScripts,
      };
      const document = assembleDocument({
        html,
        state,
        assets,
        styleIntegrity: await joinedIntegrity?.(assets.css[0] ?? ''),
        ...(address && { words: [address, (await joinedIntegrity?.(address)) ?? ''] }),
        consent,
      });
      return {
        status: shown.statusCode,
        html: document,
        etag: pageEtag(document, [renderedAt.toISOString(), `"clockShift":${clockShift}`]),
        source: sources.source,
        parameters,
        releases,
        cookies: session?.cookies,
        report: {
          page: { remote: owner.name, version: owner.version },
          seconds: (performance.now() - began) / 1_000,
          errors: failures.counted,
        },
      };
    };
    // React has no error boundaries on the server: a page that throws, or whose data are no JSON, is rendered again with the error in
    // its place, so that the visitor gets the frame around an error view and the browser can hydrate it.
    return finish().catch((error: unknown) => {
      reportPageError(error);
      shown = withRenderError(shown, error);
      return finish();
    });
  };
}
