import { splitLocale } from '@ofgc/shared/i18n';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { LastResort } from '../errors/LastResort.tsx';
import { Root } from './Root.tsx';
import { remoteUnavailable } from './remote-unavailable.ts';
import { rootLoader } from './root-loader.ts';
import { shellPages } from './shell-pages.ts';

/**
 * The route tree: `/en` is a static optional segment, so that both languages are one tree.
 * Routes of remotes are children of `page`, which keeps their errors inside the frame.
 * @param remoteRoutes routes of the remotes that are known already; others are added by discovery
 * @param views the component around a page and the one for a failed page; in the browser their code loads later
 * @param middleware runs before all loaders, in the browser only
 */
export function createRoutes({
  remoteRoutes,
  views,
  middleware,
}: {
  remoteRoutes: RouteObject[];
  views: { PageOutlet: ComponentType; RouteErrorPage: ComponentType };
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
          Component: views.PageOutlet,
          ErrorBoundary: views.RouteErrorPage,
          children: [
            { id: 'shell.home', index: true, lazy: shellPages['shell.home'] },
            { id: 'shell.search', path: 'buscar', lazy: shellPages['shell.search'] },
            { id: 'shell.newsletter', path: 'boletin', lazy: shellPages['shell.newsletter'] },
            { id: 'shell.newsletter-link', path: 'boletin/:token', lazy: shellPages['shell.newsletter-link'] },
            ...remoteRoutes,
            { id: 'shell.content', path: '*', lazy: shellPages['shell.content'] },
          ],
        },
      ],
    },
  ];
}

/**
 * Routes for a remote whose release could not be loaded, or that was taken down.
 * @param loader runs on each visit and throws
 */
export function unavailableRoutes(
  name: string,
  mounts: readonly string[],
  loader: (visit: LoaderFunctionArgs) => Promise<never> = () => Promise.reject(remoteUnavailable(name)),
): RouteObject[] {
  return mounts.map((mount) => ({ id: `${name}.unavailable.${mount}`, path: `${mount.slice(1)}/*`, loader }));
}
