import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheOfflinePage } from './cache-offline-page.ts';

const register = vi.fn<(path: string) => Promise<void>>(async () => {});
let stored: Record<string, string>;

/** A page that is still loading; `load` ends that. */
function pageOf(connection = {}) {
  const navigator = { onLine: true, connection, serviceWorker: { register } };
  vi.stubGlobal('navigator', navigator);
  let load = () => {};
  const page = {
    navigator,
    document: { readyState: 'loading' },
    addEventListener: (_: string, listener: () => void) => void (load = listener),
    requestIdleCallback: (work: () => void) => work(),
  };
  cacheOfflinePage(page as unknown as Window);
  return () => load();
}

beforeEach(() => {
  stored = {};
  register.mockClear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
});
afterEach(() => void vi.unstubAllGlobals());

it('the service worker is registered after the page has loaded', () => {
  const load = pageOf();
  expect(register).not.toHaveBeenCalled();
  load();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'the service worker is not registered on a connection with %j',
  (connection) => {
    pageOf(connection)();
    expect(register).not.toHaveBeenCalled();
  },
);

it('the service worker is not registered if the visitor wants nothing kept on the device', () => {
  stored['ofgc:keep-nothing'] = '1';
  pageOf()();
  expect(register).not.toHaveBeenCalled();
});
