import type { PageHandle } from '@ofgc/shared/contract';
import { type ComponentType, createElement, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageState } from '../../composition/page-state.ts';
import { remoteOfPath } from '../../composition/release-vector.ts';
import { LastResort } from '../../errors/LastResort.tsx';
import { Root } from '../../routing/Root.tsx';
import { shellPages } from '../../routing/shell-pages.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import type { BrowserComposition } from './browser-composition.ts';
import { PartBoundary } from '../../composition/slots/PartBoundary.tsx';
import { pagePart, signallingHydration } from '../../composition/slots/hydrated-parts.ts';

/** What a page's module exports. */
export interface PageModule {
  Component?: ComponentType;
  handle?: PageHandle;
}

/** The page that the server rendered, before its own code is loaded: the frame hydrates first. */
export interface FirstPage {
  /** The matched branch of the route tree. */
  routes: RouteObject[];
  matches: NonNullable<ReturnType<typeof matchRoutes>>;
  /** The components of page and error page, used here and by the later router: being the same, they stay mounted. */
  views: { PageOutlet: ComponentType; RouteErrorPage: ComponentType; Page: ComponentType };
  /** Fetches the error views and their texts, which only error pages bring. Fetched in advance: after an error there may be no network. */
  loadErrorViews: () => Promise<ErrorViews | null>;
  /** Fetches the page's code; the page then hydrates. @throws where the code cannot be loaded: the page stays as the server rendered it */
  load: () => Promise<PageModule>;
}

type ErrorViews = typeof import('../../errors/RouteErrorPage.tsx');

/** Shown where the error view's own code or texts cannot be loaded: a link to try again. */
function PlainError() {
  const { t } = useTranslation('shell');
  return createElement('h1', null, createElement('a', { href: '' }, t('error.section.title')));
}

/** @throws when the address does not match what the server rendered */
export function createFirstPage(
  { locale, route, frame, vector, hydration }: PageState,
  composition: BrowserComposition,
): FirstPage {
  const { path } = splitLocale(location.pathname);
  let shown: PageModule = {};
  let arrived: () => void;
  const code = new Promise<void>((resolve) => void (arrived = resolve));

  const PageOutlet = lazy(async () => {
    await code;
    const { PageOutlet: Component } = await importPageOutlet();
    return { default: signallingHydration(pagePart, Component) };
  });
  async function loadErrorViews(): Promise<ErrorViews | null> {
    const [views] = await Promise.all([
      import(/* webpackChunkName: "frame.errors" */ '../../errors/RouteErrorPage.tsx').catch(() => null),
      hydration.errors ? null : composition.catalogues.ensure(locale, []),
    ]);
    return hydration.errors || composition.catalogues.isWhole(locale) ? views : null;
  }
  const RouteErrorPage = lazy(async () => {
    const views = await loadErrorViews();
    return { default: signallingHydration(pagePart, views?.RouteErrorPage ?? PlainError) };
  });
  const Page = () =>
    shown.Component
      ? createElement(PartBoundary, { part: pagePart, within: 'main' }, createElement(shown.Component))
      : null;
  const alternates = frame.alternates;
  const leaf: RouteObject = {
    ...route,
    Component: Page,
    // The properties of the page that the frame needs before the page's code is loaded.
    handle: { isBare: frame.isBare, ...(alternates && { alternates: () => alternates }) },
  };
  const page = { id: 'page', Component: PageOutlet, errorElement: createElement(RouteErrorPage), children: [leaf] };
  const routes: RouteObject[] = [
    { id: 'root', path: '/en?', Component: Root, errorElement: createElement(LastResort), children: [page] },
  ];
  const matches = matchRoutes(routes, location);
  if (!matches) throw new Error('the address is not the one that was rendered');

  return {
    routes,
    matches,
    views: { PageOutlet, RouteErrorPage, Page },
    loadErrorViews,
    async load() {
      if (!hydration.errors) {
        [shown] = await Promise.all([loadModule(), importPageOutlet()]);
        leaf.handle = shown.handle;
      }
      arrived();
      return shown;
    },
  };

  async function loadModule(): Promise<PageModule> {
    const own = shellPages[route.id as keyof typeof shellPages];
    if (own) return own();
    const name = remoteOfPath(path, vector) ?? '';
    const { routes: pages } = await composition.remotes.load(name);
    const lazyPage = pages.find(({ id }) => id === route.id)?.lazy;
    if (typeof lazyPage !== 'function') throw new Error(`${name} has no page ${route.id}`);
    return lazyPage() as Promise<PageModule>;
  }
}

function importPageOutlet() {
  return import(/* webpackChunkName: "frame.page" */ '../../routing/PageOutlet.tsx');
}
