import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { expect, it } from 'vitest';

const origin = 'https://ofgc.example';
const booklet = '/programa/38';
const code = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '../../../service-worker/service-worker.ts'), 'utf8'),
);

/** An answer of the network to each path; it rejects where there is none. */
type Network = Record<string, (() => Promise<Response>) | undefined>;
const answers = (text: string, options: ResponseInit = {}) => ({
  [booklet]: async () => new Response(text, options),
});

/** The worker of a visitor's browser, with caches in memory and timers that the test ends. */
function startWorker() {
  const stored = new Map<string, Map<string, Response>>();
  const timers: { end: () => void; delay: number }[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  let network: Network = {};
  const keyOf = (request: string | { url: string } | URL) =>
    String(typeof request === 'object' && 'url' in request ? request.url : request);
  const withoutQuery = (url: string) => url.split('?')[0];
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      put: async (address: string, file: Response) => void files.set(keyOf(address), file),
      async match(address: string, { ignoreSearch = false } = {}) {
        const found = [...files].find(
          ([url]) => url === address || (ignoreSearch && withoutQuery(url) === withoutQuery(address)),
        );
        return found?.[1].clone();
      },
    };
  };
  const context = {
    release: 'shell@1',
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    URL,
    Response,
    location: { origin },
    navigator: { onLine: true },
    setTimeout: (end: () => void, delay: number) => timers.push({ end, delay }),
    caches: {
      open,
      has: async (name: string) => stored.has(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    async fetch(request: string | { url: string } | URL) {
      const answer = network[new URL(keyOf(request)).pathname];
      if (!answer) throw new TypeError('no network');
      return answer();
    },
  };
  new Script(code).runInContext(createContext(context));
  return {
    timers,
    cachedPaths: () => [...stored.keys()].map((name) => name.split(' ').at(-1)),
    /** A page asks the worker to cache addresses. @returns whether it did */
    cache: async (addresses: readonly string[], pages: Network): Promise<boolean> => {
      network = pages;
      let isCached = false;
      let work: unknown;
      const port = { postMessage: (answer: { cached: boolean }) => (isCached = answer.cached) };
      const waitUntil = (promise: unknown) => (work = promise);
      listeners.message?.({ data: { cache: addresses }, ports: [port], waitUntil });
      await work;
      return isCached;
    },
    /** What a visitor gets who opens an address. */
    visit: (path: string, pages: Network): Promise<Response> => {
      network = pages;
      const request = { url: origin + path, method: 'GET', mode: 'navigate' };
      return new Promise((resolve) => {
        const respondWith = (answer: Promise<Response>) => resolve(answer);
        listeners.fetch?.({ request, preloadResponse: Promise.resolve(undefined), respondWith });
      });
    },
  };
}

async function withCachedBooklet() {
  const worker = startWorker();
  expect(await worker.cache([booklet], answers('saved'))).toBe(true);
  return worker;
}

it.each([
  ['the network fails', {}],
  ['the site answers 503', answers('outage', { status: 503 })],
])('a saved booklet opens where %s', async (_, pages) => {
  const { visit } = await withCachedBooklet();
  expect(await (await visit(booklet, pages)).text()).toBe('saved');
});

it('a saved booklet opens where the network has not answered after four seconds', async () => {
  const { visit, timers } = await withCachedBooklet();
  const page = visit(booklet, { [booklet]: () => new Promise<Response>(() => {}) });
  await expect.poll(() => timers.map(({ delay }) => delay)).toEqual([4_000]);
  timers[0]?.end();
  expect(await (await page).text()).toBe('saved');
});

it('a saved booklet is the network’s where that answers', async () => {
  const { visit } = await withCachedBooklet();
  expect(await (await visit(booklet, answers('new'))).text()).toBe('new');
});

it('a booklet opens with another size of its letters than it was saved with', async () => {
  const { visit } = await withCachedBooklet();
  expect(await (await visit(`${booklet}?letra=3`, {})).text()).toBe('saved');
});

it.each([404, 410])('a booklet that answers %i is no longer kept', async (status) => {
  const { cache, cachedPaths } = await withCachedBooklet();
  await cache([booklet], answers('gone', { status }));
  expect(cachedPaths()).toEqual([]);
});

it('a booklet that could not be fetched again stays as it was', async () => {
  const { cache, cachedPaths } = await withCachedBooklet();
  expect(await cache([booklet], answers('outage', { status: 503 }))).toBe(false);
  expect(cachedPaths()).toEqual([booklet]);
});

it('a preview is not kept', async () => {
  const { cache, cachedPaths } = startWorker();
  await cache([booklet], answers('preview', { headers: { 'cache-control': 'private, no-store' } }));
  expect(cachedPaths()).toEqual([]);
});

it('a page is not kept without one of its files', async () => {
  const { cache, cachedPaths } = startWorker();
  expect(await cache([booklet], answers('<script src="/assets/shell/main.js"></script>'))).toBe(false);
  expect(cachedPaths()).toEqual([]);
});

it('the last twelve booklets are kept, and one concert', async () => {
  const { cache, cachedPaths } = startWorker();
  const booklets = Array.from({ length: 14 }, (_, at) => `/programa/${at + 1}`);
  const concerts = [1, 2].map((id) => `/conciertos-entradas/eventos/pastoral/${id}`);
  const opened = [...booklets, ...concerts];
  await cache(opened, Object.fromEntries(opened.map((path) => [path, async () => new Response(path)])));
  expect(cachedPaths()).toEqual([...booklets.slice(2), concerts[1]]);
});
