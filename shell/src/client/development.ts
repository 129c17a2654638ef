import runtime from 'react-refresh/runtime';
import type { RouteObject } from 'react-router';
import { servedFromFile } from '../composition/development-build.ts';
import { readPageState } from './composition/read-page-state.ts';
import type { DeferredRouter } from './router/deferred-router.ts';

// The remotes' hot updates use this runtime (bundler/browser.ts), each under its app's name: a remote has its own copy of a shared
// component, whose update must not replace the shell's copy.
const reactRefreshRuntimes = new Proxy<Record<string, typeof runtime>>(
  {},
  {
    get: (_, app) => ({
      ...runtime,
      register: (value: unknown, id: string) => runtime.register(value, `${String(app)} ${id}`),
    }),
  },
);
Object.assign(globalThis, { reactRefreshRuntimes, followRouter });

let router: DeferredRouter | undefined;

/** Sets the page's router, in which edited loaders are replaced. */
function followRouter(followed: DeferredRouter): void {
  router = followed;
}

/** What a page's file exports beside its component: `loader`, `action` (which `formAction` makes, without a name), `handle`. */
function isPagePart(value: unknown): boolean {
  if (typeof value === 'function') return ['loader', 'action', ''].includes(value.name);
  return typeof value === 'object' && value !== null && 'meta' in value;
}

// The development server sends this message to each page that connects. A page older than the served build is loaded anew: its
// markup is old while its code may already be new.
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
  if (data?.type === 'webpackStillOk') void loadWhenOld();
});

async function loadWhenOld(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const worker = load?.serverTiming.find(({ name }) => name === 'worker');
  const watched = readPageState(document).releases.filter((release) => release.endsWith('@dev'));
  const served = await Promise.all(
    watched.map(async (release) => {
      const answer = await fetch(`/assets/${release.replace('@', '/')}/browser/${servedFromFile}`, {
        cache: 'no-store',
      });
      return (await answer.json()) as number;
    }),
  );
  if (worker && served.some((from) => from > Number(worker.description))) location.reload();
}

const { isLikelyComponentType, register } = runtime;
const parts = new Map<string, unknown>();

// A page's component is updated in place like any other. The router holds the file's other exports, so they are replaced in the router,
// and the page loads its data again: a function that a loader calls may have changed, too.
Object.assign(runtime, {
  isLikelyComponentType: (value: unknown) => isLikelyComponentType(value) || isPagePart(value),
  register: (value: unknown, id: string) => {
    if (!isPagePart(value)) {
      register(value, id);
      return;
    }
    const before = parts.get(id);
    parts.set(id, value);
    if (before !== undefined && before !== value) replacePart(before, value).catch(() => location.reload());
  },
});

const sourceOf = (part: unknown) =>
  (typeof part === 'object' && part !== null ? Object.values(part) : [part]).map(String).join();

async function replacePart(before: unknown, value: unknown): Promise<void> {
  const navigating = await router?.start();
  // A route that imports its loader on each run uses the edited loader without being replaced.
  const isImported = typeof value === 'function' && value.name === 'loader';
  if (navigating && (replaceIn(navigating.routes, before, value) || isImported)) await navigating.revalidate();
  else if (sourceOf(before) !== sourceOf(value)) location.reload();
}

/** @returns whether a route had the old export */
function replaceIn(routes: readonly RouteObject[], before: unknown, value: unknown): boolean {
  return routes
    .map((route) => {
      const key = (['loader', 'action', 'handle'] as const).find((one) => route[one] === before);
      if (key) Object.assign(route, { [key]: value });
      return replaceIn(route.children ?? [], before, value) || key !== undefined;
    })
    .some(Boolean);
}
