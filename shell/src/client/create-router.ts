import { createApiClient } from '@ofgc/shared/api-client';
import { pageContext } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { compositionContext } from '../composition/composition.ts';
import type { PageState } from '../composition/page-state.ts';
import { createRoutes } from '../routing/routes.tsx';
import { remoteOfPath } from '../composition/release-vector.ts';
import type { BrowserComposition } from './browser-composition.ts';
import { discoverRemotes } from './discover-remotes.ts';
import { guardPages } from './guard-pages.ts';

/**
 * The browser's router over the server's data. The matched remote and its lazy pages are loaded before it is made:
 * hydration must find what the server rendered.
 * @throws when code of the matched page cannot be loaded
 */
export async function createRouter(state: PageState, composition: BrowserComposition) {
  const { path } = splitLocale(location.pathname);
  const name = remoteOfPath(path, state.vector);
  const hasFailed = state.hydration.errors !== null;
  const remote = name && !hasFailed ? await composition.remotes.load(name) : undefined;
  const routes = createRoutes({
    remoteRoutes: remote?.routes.map((route) => ({ ...route })) ?? [],
    middleware: [preparePage],
  });
  await resolveMatchedPages(routes);
  guardPages(routes, target);

  const router = createBrowserRouter(routes, {
    hydrationData: state.hydration,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(compositionContext, composition);
      return context;
    },
    patchRoutesOnNavigation: discoverRemotes({
      vector: state.vector,
      remotes: composition.remotes,
      known: remote ? [remote.name] : [],
      target,
    }),
  });
  return router;

  /** With its query: the router hands discovery the path alone. */
  function target(): string {
    const { pathname, search, hash } = router.state.navigation.location ?? location;
    return pathname + search + hash;
  }

  /** Before the loaders of a navigation: its language's catalogues and an API client that speaks it. */
  async function preparePage(
    { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
    next: () => Promise<unknown>,
  ) {
    const { locale } = splitLocale(new URL(request.url).pathname);
    const api = createApiClient({ locale, signal: request.signal });
    context.set(pageContext, { api, locale, now: () => new Date(Date.now() + state.clockShift) });
    await composition.catalogues.ensure(
      locale,
      await Promise.all(composition.remotes.loaded.map((loading) => loading.catch(() => null))).then((all) =>
        all.filter((one) => one !== null),
      ),
    );
    return next();
  }
}

async function resolveMatchedPages(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
