import { unsentForm } from '@ofgc/shared/forms/unsent-form.ts';
import { type DataRouter, type HydrationState, type Location, matchRoutes, type RouteObject } from '#react-router';
import { navigateNatively } from './navigate-natively.ts';
import { documentTimeout, scriptTimeout } from '../../timeouts.ts';

type State = DataRouter['state'];
type Listener = Parameters<DataRouter['subscribe']>[0];
type Target = Parameters<DataRouter['navigate']>[0];
type Options = Parameters<DataRouter['navigate']>[1];

interface FirstState {
  routes: RouteObject[];
  matches: NonNullable<ReturnType<typeof matchRoutes>>;
  hydration: HydrationState;
}

export type DeferredRouter = DataRouter & {
  /** Fetches and starts the navigating router. @throws when its code or the page's code cannot be loaded */
  start: () => Promise<DataRouter>;
};

const noChange = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * A router that first only shows the server's page, as React Router's static router does, and loads the navigating router at the
 * first navigation: that router's code is a sixth of all that a page would have to load before it works. `RouterProvider` and hooks
 * see the same object all the time. Where the code cannot be loaded, the browser navigates by itself; a form that the browser could
 * not submit natively stays on its page.
 * @param startRouter makes the navigating router at the location that is shown
 */
export function createDeferredRouter(
  { routes, matches, hydration }: FirstState,
  startRouter: (shown: Location) => Promise<DataRouter>,
): DeferredRouter {
  const listeners = new Set<Listener>();
  const idle = { state: 'idle' } as State['navigation'];
  let navigating: DataRouter | undefined;
  let starting: Promise<DataRouter> | undefined;
  /** The code that navigations wait for: all of them until the same moment, so that further clicks postpone nothing. */
  let waiting: Promise<DataRouter | undefined> | undefined;
  /** The latest navigation that waits: neither the router nor the browser follows an earlier one. */
  let latest: object | undefined;
  let state = {
    historyAction: 'POP',
    location: shownLocation(),
    matches,
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydration.loaderData ?? {},
    actionData: hydration.actionData ?? null,
    errors: hydration.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as State;

  const notifyAll: Listener = (next, change) => {
    for (const listener of listeners) listener(next, change);
  };

  function notify(navigation: State['navigation']): void {
    state = { ...state, navigation };
    notifyAll(state, noChange);
  }

  function start(): Promise<DataRouter> {
    starting ??= startRouter(state.location).then(
      (router) => {
        router.subscribe(notifyAll);
        navigating = router;
        return router;
      },
      (error: unknown) => {
        starting = undefined;
        throw error;
      },
    );
    return starting;
  }

  async function navigate(target: Target | number, options?: Options): Promise<void> {
    if (typeof target === 'number') return navigating ? navigating.navigate(target) : history.go(target);
    const own = (latest = {});
    if (navigating) return navigating.navigate(target, options);
    notify({ state: 'loading', location: { ...state.location, key: 'starting' } } as State['navigation']);
    waiting ??= inTime(start()).finally(() => (waiting = undefined));
    const router = await waiting;
    const { formMethod, formData } = (options ?? {}) as { formMethod?: string; formData?: FormData };
    const unsent = !router && formMethod === 'post' && formData ? await unsentForm(formData) : undefined;
    if (latest !== own) return;
    if (router) return router.navigate(target, options);
    if (unsent) state = { ...state, actionData: { [matches.at(-1)?.route.id ?? '']: unsent } };
    notify(idle);
    if (unsent) return;
    navigateNatively(target, options);
    // A navigation that ended now would let an overlay remove its history entry, and so stop the document that the browser loads.
    await new Promise((resolve) => setTimeout(resolve, documentTimeout));
  }

  // The visitor went back to an entry from before this document was reloaded, or to another fragment of the page.
  window.addEventListener('popstate', () => {
    if (navigating) return;
    if (latest) {
      // A page that is on its way would come up at this entry of the history, in place of the page that belongs to it.
      latest = undefined;
      notify(idle);
    }
    start().catch(() => {
      const { pathname, search } = state.location;
      if (location.pathname + location.search !== pathname + search) location.reload();
    });
  });

  const first = {
    get state() {
      return navigating?.state ?? state;
    },
    get routes() {
      return navigating?.routes ?? routes;
    },
    get manifest() {
      return (navigating as unknown as { manifest?: object } | undefined)?.manifest ?? {};
    },
    window,
    basename: '/',
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    navigate,
    createHref: hrefOf,
    createURL,
    // An address has the parts of a location that are read.
    encodeLocation: createURL,
  };
  return first as unknown as DeferredRouter;
}

/** Reads location and history state as React Router's own history does. */
function shownLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key } as Location;
}

/** A pathname that is missing is the root. */
function hrefOf(to: Partial<Location> | string): string {
  if (typeof to === 'string') return to;
  const { pathname = '/', search = '', hash = '' } = to;
  return pathname + search + hash;
}

function createURL(to: Partial<Location> | string): URL {
  return new URL(hrefOf(to), location.origin);
}

/** @returns undefined for what fails, or does not come in time */
function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => void setTimeout(resolve, scriptTimeout)),
  ]);
}
