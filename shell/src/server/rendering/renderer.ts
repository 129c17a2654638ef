import { pageContext } from '@ofgc/shared/contract';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { RouterContextProvider } from 'react-router';
import { compositionContext } from '../../composition/composition.ts';
import { Deadlines } from '../worker/deadlines.ts';
import { canonicalPath } from './request/canonical-path.ts';
import { createLiveSet } from './live-set.ts';
import { redirectMovedAddress } from './request/redirect-moved-address.ts';
import { createPageApi } from './page-api.ts';
import { createPageComposition } from './page-composition.ts';
import { createPageDocument } from './document/page-document.ts';
import { withFailure, withLoaderErrors, withRenderError } from './failures/page-errors.ts';
import { PageFailures } from './failures/page-failures.ts';
import { renderMarkup } from './markup/page-markup.ts';
import { readPageRequest } from './request/page-request.ts';
import { createPageSites } from './page-site.ts';
import { PageSources } from './page-sources.ts';
import { PrivateSession } from './request/private-session.ts';
import type { RenderReport } from '../metrics/render-timings.ts';
import type { RenderedPage, RendererOptions, RenderPage } from './render-page.ts';
import { unchangedPageKey } from './unchanged-pages.ts';

/**
 * Makes the page renderer of one set of live releases. It renders any address, an unknown one as the 404 page.
 * @param live made from the same options, if several renderers share it
 */
export function createRenderer(options: RendererOptions, live = createLiveSet(options)): RenderPage {
  const { apiUrl, answers, inspectData, changeAnswer, onCall, inPlaceOfApi } = options;
  const { deadlines = new Deadlines(), now, logger } = options;
  const { shell, slots, unchanged } = live;
  const siteAt = createPageSites(options.site, Math.round((now().getTime() - Date.now()) / 1_000) * 1_000);
  const documentOf = createPageDocument({ ...options, live });

  return async (asked, failure) => {
    const renderedAt = now();
    const began = performance.now();
    const { pathname: path, search } = new URL(asked.url);
    const branch = await live.branchOf(path);
    const spelled = canonicalPath(path, branch.routes);
    if (spelled !== path) return { status: 301, location: spelled + search, html: '' };

    const page = await readPageRequest(asked, branch, failure);
    const { locale, parameters } = page;
    const audience = page.isPrivate ? 'private' : 'public';
    const session = page.isPrivate ? new PrivateSession(asked, options.site.url) : undefined;
    const sources = new PageSources(renderedAt);
    if (!page.isShared) sources.unshare();
    const failures = new PageFailures({
      logger,
      origin: { url: path, reqId: page.headers[requestIdHeader] },
      ownerOf: (part, named) => live.remote(named ?? '') ?? slots.owner(part ?? '') ?? shell,
      onMissing: () => sources.unshare(),
    });
    const { composition, catalogues, addCatalogue } = createPageComposition({
      live,
      locale,
      vector: live.vectors[audience],
      failures,
      inspectData,
      deadlines,
    });
    const api = createPageApi({
      page,
      apiUrl,
      answers,
      changeAnswer,
      onCall,
      inPlaceOfApi,
      deadlines,
      sources,
      session,
    });
    const requestContext = new RouterContextProvider();
    const remoteOfPage = branch.routes.at(-1)?.id?.split('.')[0];
    const onMissing = (error: unknown) => failures.reportPart({ kind: 'load', remote: remoteOfPage, error });
    // Frozen, because all parts of a page share it.
    requestContext.set(pageContext, Object.freeze({ api, locale, now: sources.now, onMissing }));
    requestContext.set(compositionContext, composition);

    const queried = await branch.handler.query(page.request, { requestContext });
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
    const owner = live.remote(route.split('.')[0] ?? '') ?? shell;
    const remote = live.moduleOf(owner.name);
    if (remote) await addCatalogue(remote);
    const reportPageError = (error: unknown) => failures.reportPage(error, route, owner);

    if (!failure) Object.values(queried.errors ?? {}).forEach(reportPageError);
    try {
      // Checks the data of a route and of its parent routes: the browser hydrates all of them.
      if (remote) for (const id of routes) if (id.startsWith(`${owner.name}.`)) inspectData?.(queried.loaderData[id]);
    } catch (error) {
      reportPageError(error);
    }
    let shown = failure ? withFailure(queried, failure) : withLoaderErrors(queried);
    if (shown.statusCode === 404 && !failure && asked.method === 'GET') {
      const moved = await redirectMovedAddress(api, path);
      if (moved?.status === 301) return { ...moved, html: '', source: sources.source, parameters };
      if (moved) shown = withFailure(queried, moved);
    }

    const markupCache = page.isShared ? live.markup.forPage() : undefined;
    const { site, written, isTimed } = siteAt(renderedAt, markupCache);
    const reportOf = (): RenderReport => ({
      page: { remote: owner.name, version: owner.version },
      seconds: (performance.now() - began) / 1_000,
      errors: failures.counted,
    });
    const mayKeep = () =>
      shown.errors === null &&
      shown.statusCode === 200 &&
      sources.source.revision !== undefined &&
      !isConfidential(path);
    const key =
      unchanged && mayKeep()
        ? unchangedPageKey({ address: page.request.url, today: written.today, shown, answers: sources.answers })
        : undefined;
    const known = key && unchanged?.find(key);
    // Not spread, because spreading would read `html` and so decompress the page.
    if (known) return Object.assign(known, { source: sources.source, parameters, report: reportOf() });

    const finish = async (): Promise<RenderedPage> => {
      const html = await renderMarkup({
        shown,
        branch,
        composition,
        site,
        markupCache,
        failures,
        reportPageError,
      });
      const document = await documentOf({
        path,
        locale,
        shown,
        routes,
        owner,
        audience,
        catalogues,
        site: written,
        html,
      });
      // Not spread, because spreading would make its entity tag.
      const rendered = Object.assign(document, {
        status: shown.statusCode,
        source: sources.source,
        parameters,
        cookies: session?.cookies,
        report: reportOf(),
      });
      return unchanged && key && mayKeep() && !isTimed() ? unchanged.keep(key, rendered) : rendered;
    };
    // React has no error boundaries on the server: a page that throws, or whose data cannot be written as JSON, is rendered again with the
    // error in its place, so that the visitor gets the frame around an error view and the browser can hydrate it.
    return finish().catch((error: unknown) => {
      reportPageError(error);
      shown = withRenderError(shown, error);
      return finish();
    });
  };
}
