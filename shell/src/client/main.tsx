import { SiteContext } from '@ofgc/shared/contract';
import { createStore, Provider as StateProvider } from 'jotai';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import '@ofgc/shared/design/theme/fonts/fonts.css';
import '@ofgc/shared/design/theme/tokens.css';
import '@ofgc/shared/design/theme/base.css';
import { CompositionContext } from '../composition/composition.ts';
import { createBrowserComposition } from './browser-composition.ts';
import { closeOnNavigation } from './close-on-navigation.ts';
import { createRouter } from './create-router.ts';
import { prefetchRemotes } from './prefetch-remotes.ts';
import { rootErrorHandlers } from './react-errors.ts';
import { markPageStyles } from './page-styles.ts';
import { readPageState } from './read-page-state.ts';

/**
 * Hydrates the server's page. Where code of the matched remote cannot be loaded, nothing is hydrated:
 * the page stays as the server rendered it, readable, with working links.
 */
async function takeOver(): Promise<void> {
  markPageStyles(document);
  const state = readPageState(document);
  const composition = createBrowserComposition(state);
  const router = await createRouter(state, composition);
  const store = createStore();
  closeOnNavigation(router, store);
  const site = { ...state.site, renderedAt: new Date(state.site.renderedAt) };
  performance.mark('hydration');
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
  prefetchRemotes(state.vector);
}

takeOver().catch((error: unknown) => console.warn('The page stays as the server rendered it.', error));
