import { pageContext } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { createMemoryRouter, data, type DataRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { framePartsLive } from '../../frame/frame-parts.tsx';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import { documentTimeout, scriptTimeout } from '../../timeouts.ts';
import type { BrowserComposition } from '../composition/browser-composition.ts';
import { createDeparture, type Departure } from './departure.ts';
import { guardPages } from './guard-pages.ts';
import { createNavigationMiddleware } from './navigation-middleware.ts';

vi.mock('../../frame/frame-parts.tsx', () => ({ framePartsLive: vi.fn(async () => true) }));

const assign = vi.fn<Location['assign']>();
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  assign.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const assigned = () => assign.mock.calls.map(([address]) => String(address).replace(location.origin, ''));
const offline = () => Promise.reject(new Error('offline'));
/** Lets everything happen that waits for nothing. */
const flush = () => vi.advanceTimersByTimeAsync(0);
/** Begins a navigation, as a click does, and goes on as far as it can without what is held back. */
async function click(router: Pick<DataRouter, 'navigate'>, to: string): Promise<void> {
  void router.navigate(to);
  await flush();
}

/** On the page `/here`, with links to `/there`, whose code is loaded by `lazy`, and to `/other`. */
function visit({
  lazy = async () => ({}),
  ensure = async () => {},
  gone = () => null,
}: { lazy?: () => Promise<object>; ensure?: (locale: Locale) => Promise<void>; gone?: () => unknown } = {}) {
  const composition = {
    sections: { ensure, knows: (locale: Locale) => locale === 'es' },
    catalogues: { ensure: async () => {} },
    remotes: { loaded: [] },
    reportError: vi.fn(),
  } as unknown as BrowserComposition;
  const reportMissing = vi.fn();
  const middleware = createNavigationMiddleware({
    state: {
      site: { clockShift: 0 },
      vector: { jobs: { version: 'v7', mounts: ['/there'] } },
    } as unknown as Parameters<typeof createNavigationMiddleware>[0]['state'],
    composition,
    reportMissing,
    first: { pathname: '/here', search: '', hash: '', state: null, key: 'default' } as never,
    shownLocale: () => (router.state.location.pathname.startsWith('/en') ? 'en' : 'es'),
    departureOf: () => departure,
  });
  const pages: RouteObject[] = [
    { id: 'shell.here', path: 'here', loader: () => 'here' },
    { id: 'jobs.there', path: 'there', lazy },
    { id: 'shell.other', path: 'other', loader: () => 'other' },
    { id: 'shell.gone', path: 'gone', loader: gone, action: gone },
  ];
  guardPages(pages);
  const router = createMemoryRouter(
    [{ id: 'root', path: '/en?', middleware: [middleware], ErrorBoundary: () => null, children: pages }],
    { initialEntries: ['/here'], hydrationData: { loaderData: { 'shell.here': 'here' } } },
  );
  const departure: Departure = createDeparture(() => router);
  return {
    router,
    reportMissing,
    shown: () => router.state.location.pathname,
    state: () => router.state.navigation.state,
  };
}

it('a page whose code does not come is loaded as a document, with its query and fragment', async () => {
  const { router } = visit({ lazy: offline });
  await click(router, '/there?a=1#part');
  expect(assigned()).toEqual(['/there?a=1#part']);
});

it('a page whose code does not come after going back to its fragment is reloaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { router } = visit({ lazy: offline });
  const here = location.href;
  onTestFinished(() => window.history.replaceState(null, '', here));
  window.history.replaceState(null, '', '/there#part');
  await click(router, '/there#part');
  expect(reload).toHaveBeenCalledOnce();
  expect(assigned()).toEqual([]);
});

it('a page whose code does not come shows the error view of its section when a document was tried within the minute', async () => {
  const { router, shown } = visit({ lazy: offline });
  void router.navigate('/there');
  await vi.advanceTimersByTimeAsync(documentTimeout);
  await click(router, '/there');
  expect(assigned()).toEqual(['/there']);
  expect(shown()).toBe('/there');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([
    { status: 503, data: remoteUnavailable('jobs').data },
  ]);
});

it('a page whose code does not come shows the error view of its section in a browser that refuses storage', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { router, shown } = visit({ lazy: offline });
  await click(router, '/there');
  expect(assigned()).toEqual([]);
  expect(shown()).toBe('/there');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([
    { status: 503, data: remoteUnavailable('jobs').data },
  ]);
});

it('a page whose code failed once is shown by the next click when its document did not come', async () => {
  const lazy = vi.fn(async () => ({ loader: () => 'there' }));
  const { router, shown, state } = visit({ lazy: lazy.mockImplementationOnce(offline) });
  const ended = vi.fn();
  void router.navigate('/there').then(ended);
  await flush();
  expect(assigned()).toEqual(['/there']);
  expect(state()).toBe('loading');
  await vi.advanceTimersByTimeAsync(documentTimeout);
  expect([shown(), state()]).toEqual(['/here', 'idle']);
  expect(ended).toHaveBeenCalledOnce();
  await click(router, '/there');
  expect([shown(), state()]).toEqual(['/there', 'idle']);
});

it.each([
  [
    'the API',
    () => Promise.reject(Object.assign(new Error('gone'), { isAxiosError: true, response: { status: 404 } })),
  ],
  ['its own loader', () => Promise.reject(data(null, { status: 404 }))],
])(
  'a page that %s does not know is a document, because the server knows addresses that have moved',
  async (_, gone) => {
    const { router, shown } = visit({ gone });
    void router.navigate('/gone?a=1#part');
    await flush();
    expect(assigned()).toEqual(['/gone?a=1#part']);
    expect(shown()).toBe('/here');
    await vi.advanceTimersByTimeAsync(documentTimeout);
    await click(router, '/gone');
    expect(assigned()).toEqual(['/gone?a=1#part', '/gone']);
  },
);

it('a form that is posted to a page that does not know it shows its error view', async () => {
  const { router, shown } = visit({ gone: () => Promise.reject(data(null, { status: 404 })) });
  const formData = new FormData();
  void router.navigate('/gone', { formMethod: 'post', formData });
  await flush();
  expect([shown(), assigned()]).toEqual(['/gone', []]);
});

it('code that fails after the visitor has gone to another page does not load that page again', async () => {
  const code = Promise.withResolvers<object>();
  const { router, shown } = visit({ lazy: () => code.promise });
  await click(router, '/there');
  await click(router, '/other');
  code.reject(new Error('offline'));
  await flush();
  expect(shown()).toBe('/other');
  expect(assigned()).toEqual([]);
});

it('code that fails while the visitor is on the way to another page does not load that page as a document', async () => {
  const [code, other] = [Promise.withResolvers<object>(), Promise.withResolvers<string>()];
  const { router, shown } = visit({ lazy: () => code.promise });
  router.routes[0]!.children![2]!.loader = () => other.promise;
  await click(router, '/there');
  await click(router, '/other');
  code.reject(new Error('offline'));
  await flush();
  other.resolve('late');
  await flush();
  expect(shown()).toBe('/other');
  expect(assigned()).toEqual([]);
});

it('the frame of a language that does not come is loaded with the document, unless the visitor has gone elsewhere', async () => {
  const frame = Promise.withResolvers<void>();
  const { router, shown } = visit({ ensure: (locale) => (locale === 'en' ? frame.promise : Promise.resolve()) });
  await click(router, '/en/other');
  await click(router, '/other');
  frame.reject(new Error('offline'));
  await flush();
  expect(shown()).toBe('/other');
  expect(assigned()).toEqual([]);
  await click(router, '/en/other');
  expect(assigned()).toEqual(['/en/other']);
});

it('a change of language whose frame is not hydrated in time is a document, unless the visitor has gone elsewhere', async () => {
  const late = () => new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), scriptTimeout));
  vi.mocked(framePartsLive).mockImplementation(late);
  const { router, shown } = visit();
  await click(router, '/en/here');
  void router.navigate('/other');
  await vi.advanceTimersByTimeAsync(scriptTimeout);
  expect(shown()).toBe('/other');
  expect(assigned()).toEqual([]);
  void router.navigate('/en/here');
  await vi.advanceTimersByTimeAsync(scriptTimeout);
  expect(assigned()).toEqual(['/en/here']);
});

it('a call without which a page is shown is reported for the section of that page', async () => {
  const { router, reportMissing } = visit();
  const error = new Error('down');
  router.routes[0]!.children![1]!.lazy = undefined;
  router.routes[0]!.children![1]!.loader = ({ context }) => {
    context.get(pageContext).onMissing?.(error);
    return 'there';
  };
  await click(router, '/there');
  expect(reportMissing.mock.calls).toEqual([[{ kind: 'load', remote: 'jobs', error }]]);
});
