import { type Site, SiteContext } from '@ofgc/shared/contract';
import { Provider as StateProvider, createStore } from 'jotai';
import type { ReactElement } from 'react';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { type Composition, CompositionContext } from '../../../composition/composition.ts';

interface PageElement {
  shown: StaticHandlerContext;
  routes: Parameters<typeof createStaticRouter>[0];
  composition: Composition;
  site: Site;
}

/** A page inside all contexts that its components read, with a state of its own. */
export function pageElement({ shown, routes, composition, site }: PageElement): ReactElement {
  return (
    <SiteContext value={site}>
      <CompositionContext value={composition}>
        <StateProvider store={createStore()}>
          <StaticRouterProvider router={createStaticRouter(routes, shown)} context={shown} hydrate={false} />
        </StateProvider>
      </CompositionContext>
    </SiteContext>
  );
}
