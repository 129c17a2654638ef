import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { matchRoutes, RouterContextProvider } from 'react-router';
import {
  type DataRouter,
  type Location,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createDataRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from '#react-router';
import { compositionContext } from '../../composition/composition.ts';
import { createErrorReporter, writeToConsole } from '../../composition/errors/report-error.ts';
import type { PageState } from '../../composition/page-state.ts';
import { remoteOfPath, remoteOfSlot } from '../../composition/release-vector.ts';
import { createRoutes } from '../../routing/routes.tsx';
import type { BrowserComposition } from '../composition/browser-composition.ts';
import type { FirstPage, PageModule } from '../composition/first-page.ts';
import { completeReleaseVector } from './complete-release-vector.ts';
import { createDeparture } from './departure.ts';
import { discoverRemotes } from './discover-remotes.ts';
import { guardPages } from './guard-pages.ts';
import { keepActionData } from './keep-action-data.ts';
import { createNavigationMiddleware } from './navigation-middleware.ts';
import { watchSectionStyles } from './section-styles.ts';

interface Start {
  state: PageState;
  composition: BrowserComposition;
  firstPage: FirstPage;
  /** The first page's module. */
  page: PageModule;
  /** The location of the page that is shown; the browser's address may have changed already. */
  shown: Location;
}

/**
 * Makes the navigating router for the page that is shown: like `createBrowserRouter`, but starting at a given location.
 * @throws when code of the shown page cannot be loaded
 */
export async function startRouter({ state, composition, firstPage, page, shown }: Start): Promise<DataRouter> {
  const whole = completeReleaseVector(state);
  // Not sent to the site, which would count it for a release: what fails is the API or the visitor's network.
  const reportMissing = createErrorReporter(state.vector, writeToConsole);
  const name = remoteOfPath(splitLocale(shown.pathname).path, state.vector);
  const remote = name && !state.hydration.errors ? await composition.remotes.load(name) : undefined;
  const routes = createRoutes({
    remoteRoutes: remote?.routes.map((route) => ({ ...route })) ?? [],
    views: firstPage.views,
    middleware: [
      createNavigationMiddleware({
        state,
        composition,
        reportMissing,
        first: shown,
        shownLocale,
        departureOf: () => departure,
      }),
    ],
  });
  await Promise.all(
    (matchRoutes(routes, shown) ?? []).map(async ({ route }) => {
      if (route.id === state.route.id && page.Component)
        Object.assign(route, page, { lazy: undefined, Component: firstPage.views.Page });
      else if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const departure = createDeparture(() => router);
  guardPages(routes);
  await whole;

  const { history, begun } = historyFrom(shown);
  const dataRouter = createDataRouter({
    routes,
    history,
    hydrationData: state.hydration,
    mapRouteProperties,
    hydrationRouteProperties: [...hydrationRouteProperties],
    window,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(compositionContext, {
        ...composition,
        loadSlot(name, page, props) {
          showStyles(remoteOfSlot(name, state.vector));
          const onMissing = (error: unknown) => reportMissing({ kind: 'load', part: name, error });
          return composition.loadSlot(name, { ...page, onMissing }, props);
        },
      });
      return context;
    },
    patchRoutesOnNavigation: discoverRemotes({
      vector: state.vector,
      remotes: composition.remotes,
      known: remote ? [remote.name] : [],
    }),
  }).initialize();
  const router = keepActionData(dataRouter);
  const showStyles = watchSectionStyles(state.vector, router);
  begun();
  return router;

  function shownLocale(): Locale {
    return splitLocale(router.state.location.pathname).locale;
  }
}

type RouterHistory = ReturnType<typeof createBrowserHistory>;

/** The browser's history, which reports the shown page's location until `begun` is called, and the current one from then on. */
function historyFrom(shown: Location): { history: RouterHistory; begun: () => void } {
  const browser = createBrowserHistory({ window });
  let isBeginning = true;
  let hear: Parameters<RouterHistory['listen']>[0] = () => {};
  const history = Object.create(browser, {
    location: { get: () => (isBeginning ? shown : browser.location) },
    listen: {
      value: (listener: typeof hear) => {
        hear = listener;
        return browser.listen(listener);
      },
    },
  }) as RouterHistory;
  const begun = () => {
    isBeginning = false;
    const { location: now } = browser;
    const isElsewhere = now.pathname !== shown.pathname || now.search !== shown.search || now.hash !== shown.hash;
    if (isElsewhere) hear({ action: browser.action, location: now, delta: null });
  };
  return { history, begun };
}
