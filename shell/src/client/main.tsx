import { SiteContext } from '@ofgc/shared/contract';
import { staticParts } from '@ofgc/shared/contract';
import { createStore, Provider as StateProvider } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import '@ofgc/shared/design/theme/fonts/fonts.css';
import '@ofgc/shared/design/theme/tokens.css';
import '@ofgc/shared/design/theme/hall-mode.css';
import '@ofgc/shared/design/theme/base.css';
import { CompositionContext } from '../composition/composition.ts';
import { hydrateFrameParts } from '../frame/frame-parts.tsx';
import { createBrowserComposition } from './composition/browser-composition.ts';
import { reportToBeacon, watchErrors } from './errors/error-beacon.ts';
import { takeEarlyPresses } from './interaction/early-presses.ts';
import { fetchPageCatalogue } from './catalogues/fetch-page-catalogue.ts';
import { createFirstPage } from './composition/first-page.ts';
import { cacheOfflinePage } from './prefetching/cache-offline-page.ts';
import { keepOverlaysInHistory } from './interaction/overlay-history.ts';
import { prefetchNavigation } from './prefetching/prefetch-navigation.ts';
import { rootErrorHandlers } from './errors/react-errors.ts';
import { refuseMarkup } from './security/refuse-markup.ts';
import { markPageStyles } from './composition/mark-page-styles.ts';
import { readPageState } from './composition/read-page-state.ts';
import { closeOnNavigation } from './router/close-on-navigation.ts';
import { unfoldIntoView } from './interaction/unfold-into-view.ts';
import { offerVerification, preloadScripts } from './security/verify-script.ts';
import { createDeferredRouter } from './router/deferred-router.ts';

/** Replaced by the build. */
declare const process: { env: { NODE_ENV: string } };

/**
 * Hydrates the server's page, the frame first. Where code of the page itself cannot be loaded, the page stays as the server rendered
 * it, readable, with working links, in a hydrated frame. Where the page's texts cannot be loaded, the frame is not hydrated either.
 */
async function takeOver(): Promise<void> {
  refuseMarkup();
  watchErrors();
  offerVerification();
  markPageStyles(document);
  const state = readPageState(document);
  console.info('Made by', ...state.releases);
  const composition = createBrowserComposition({ ...state, words: await fetchPageCatalogue(document, state.words) });
  const firstPage = createFirstPage(state, composition);
  // In a microtask, which runs after the code below: the frame's scripts are requested before the page's.
  const page = Promise.resolve().then(firstPage.load);
  const router = createDeferredRouter({ ...firstPage, hydration: state.hydration }, async (shown) => {
    void firstPage.loadErrorViews();
    const [{ startRouter }, module] = await Promise.all([
      import(/* webpackChunkName: "navigation" */ './router/start-router.ts'),
      page,
      // The parts of the frame that a navigation renders anew.
      ...staticParts.map((load) => load()),
    ]);
    return startRouter({ state, composition, firstPage, page: module, shown });
  });
  // `development.ts` replaces edited loaders in this router.
  if (process.env.NODE_ENV === 'development') globalThis.followRouter?.(router);
  const store = createStore();
  closeOnNavigation(router, store);
  router.subscribe(hydrateFrameParts);
  keepOverlaysInHistory(router, store);
  cacheOfflinePage();
  const site = { ...state.site, renderedAt: new Date(state.site.renderedAt) };
  performance.mark('hydration');
  // A transition hydrates in slices, between which a phone still reacts; a part that is pressed meanwhile is hydrated at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteContext value={site}>
          <CompositionContext value={composition}>
            <StateProvider store={store}>
              <RouterProvider router={router} />
            </StateProvider>
          </CompositionContext>
        </SiteContext>
      </StrictMode>,
      rootErrorHandlers,
    );
  });
  preloadScripts(state.scripts);
  takeEarlyPresses(router);
  unfoldIntoView();
  prefetchNavigation(state.vector, router, composition.remotes);
  page.catch(staysAsRendered);
}

function staysAsRendered(error: unknown): void {
  reportToBeacon(error);
  console.warn('The page stays as the server rendered it.', error);
}

// A browser without what the client calls (Chrome before 119, Safari before 17.4, Firefox before 125) keeps the server's page, which
// needs no scripts.
// In a task of its own: on a slow phone, evaluating the modules already makes a long task.
if ('popover' in HTMLElement.prototype && 'withResolvers' in Promise)
  setTimeout(() => void takeOver().catch(staysAsRendered));
