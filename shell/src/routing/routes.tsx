import { splitLocale } from '@ofgc/shared/i18n';
import type { RouteObject } from 'react-router';
import { LastResort } from '../errors/LastResort.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { Root } from './Root.tsx';
import { remoteUnavailable } from './remote-unavailable.ts';
import { rootLoader } from './root-loader.ts';
import { PageError } from '../errors/PageError.tsx';

/**
 * The route tree: `/en` is a static optional segment, so that both languages are one tree.
 * Remotes hang below `page`, which confines their errors inside the frame.
 * @param remoteRoutes routes of the remotes that are known already; others arrive by discovery
 * @param middleware runs before all loaders, in the browser only
 */
export function createRoutes({
  remoteRoutes,
  middleware,
}: {
  remoteRoutes: RouteObject[];
  middleware?: RouteObject['middleware'];
}): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/en?',
      Component: Root,
      ErrorBoundary: LastResort,
      loader: rootLoader,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale,
      middleware,
      children: [
        {
          id: 'page',
          Component: PageOutlet,
          ErrorBoundary: PageError,
          children: [
            {
              id: 'shell.home',
              index: true,
              lazy: () => import(/* webpackChunkName: "shell.home" */ '../pages/home/HomePage.tsx'),
            },
            {
              id: 'shell.search',
              path: 'buscar',
              lazy: () => import(/* webpackChunkName: "shell.search" */ '../frame/search/SearchPage.tsx'),
            },
            {
              id: 'shell.newsletter',
              path: 'boletin',
              lazy: () => import(/* webpackChunkName: "shell.newsletter" */ '../frame/newsletter/NewsletterPage.tsx'),
            },
            {
              id: 'shell.newsletter-link',
              path: 'boletin/:token',
              lazy: () =>
                import(/* webpackChunkName: "shell.newsletter-link" */ '../frame/newsletter/NewsletterLinkPage.tsx'),
            },
            ...remoteRoutes,
            {
              id: 'shell.content',
              path: '*',
              lazy: () => import(/* webpackChunkName: "shell.content" */ '../pages/content/ContentPage.tsx'),
            },
          ],
        },
      ],
    },
  ];
}

/**
 * Stands for a remote whose release could not be loaded.
 * @param loader what a visit does; throws
 */
export function unavailableRoutes(
  name: string,
  mounts: readonly string[],
  loader: () => Promise<never> = () => Promise.reject(remoteUnavailable(name)),
): RouteObject[] {
  return mounts.map((mount) => ({ id: `${name}.unavailable.${mount}`, path: `${mount.slice(1)}/*`, loader }));
}
