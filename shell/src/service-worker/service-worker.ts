// The service worker of every page. It caches programme booklets and the last concert once they are opened, with all of their files,
// so that they open again without a network. Any other page comes from the network; where that fails, the offline page replaces it
// and lists the cached pages. The file has no imports: the build only strips the types (bundler/server.ts), and the server puts the
// release in front (server/http/files/service-worker-file.ts).

/** Set in front of this file by the server: changes with every release of any remote. */
declare const release: string;
/** How long the network may take where there is a cached copy, in milliseconds. */
const networkTimeout = 4_000;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const prefix = 'ofgc ';
const cacheName = (path: string) => `${prefix}${release} ${path}`;

const booklet = /^\/(?:en\/)?programa(?:\/|$)/;
const concert = /^\/(?:en\/)?conciertos-entradas\/eventos\/[^/]+\/\d+$/;
const languageChoice = /^\/idioma\/(es|en)$/;
const offlinePages = { es: '/programa/sin-conexion', en: '/en/programa/sin-conexion' };

/** Limits of cached pages, apart from the offline pages; a booklet in two languages counts as two. */
const maxBooklets = 12;
const maxConcerts = 1;

/** The last page came from the cache, so its files are taken from the cache too. */
let isOffline = false;

worker.addEventListener('install', (event) => {
  // No skipWaiting: a navigation in flight must not lose its worker. The copies do not become stale meanwhile, as every visit renews
  // them, whichever worker made them.
  event.waitUntil(precache());
});
worker.addEventListener('activate', (event) => {
  // With navigation preload, the request is sent while the worker starts.
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, takeOverCopies()]).then(() => worker.clients.claim()));
});
worker.addEventListener('message', (event) => {
  // The page may be of another release: an unknown message is ignored.
  const addresses = (event.data as { cache?: string[] } | null)?.cache;
  if (!addresses) return;
  const [port] = event.ports;
  const work = cacheAll(addresses).then(
    () => port?.postMessage({ cached: true }),
    () => port?.postMessage({ cached: false }),
  );
  event.waitUntil(work);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isCacheable(url.pathname)) event.respondWith(networkFirst(event, url));
    else event.respondWith(networkOrOffline(event, url));
  } else if (url.pathname.startsWith('/assets/') && (isOffline || !navigator.onLine)) {
    event.respondWith(caches.match(request).then((copy) => copy ?? fetch(request)));
  }
});

function isCacheable(path: string): boolean {
  return booklet.test(path) || concert.test(path);
}

/** The network's response; the cached copy where there is no response in time, or a server error. */
async function networkFirst(event: FetchEvent, url: URL): Promise<Response> {
  const copy = await cachedPage(url);
  const asked = askNetwork(event);
  try {
    const answer = await (copy ? Promise.race([asked, timeoutError()]) : asked);
    isOffline = copy !== undefined && answer.status >= 500;
    return isOffline && copy ? copy : answer;
  } catch {
    asked.catch(() => {});
    isOffline = true;
    return copy ?? offlineResponse(url);
  }
}

/** For pages that are never cached: the network's response, else the offline page. `navigator.onLine` is not asked, as it may be wrong. */
async function networkOrOffline(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = await askNetwork(event);
    isOffline = false;
    return answer;
  } catch {
    return offlineResponse(url);
  }
}

async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

function timeoutError(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error('no answer of the network in time')), networkTimeout),
  );
}

/** For requests without a cached copy: a change of language redirects to the other language's booklet; else the offline page. */
async function offlineResponse(url: URL): Promise<Response> {
  isOffline = true;
  const locale = languageChoice.exec(url.pathname)?.[1];
  const wanted = url.searchParams.get('a');
  if (locale && wanted?.startsWith('/programa'))
    return Response.redirect(new URL(locale === 'en' ? `/en${wanted}` : wanted, location.origin));
  const isEnglish = url.pathname === '/en' || url.pathname.startsWith('/en/');
  const offline = new URL(isEnglish ? offlinePages.en : offlinePages.es, location.origin);
  if (url.pathname === offline.pathname || !(await cachedPage(offline))) return Response.error();
  offline.searchParams.set('de', url.pathname + url.search);
  return Response.redirect(offline);
}

/** Looks for the same address first, then for the same page with another query (hall mode, letter size). */
async function cachedPage(url: URL): Promise<Response | undefined> {
  const name = cacheName(url.pathname);
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  return (await cache.match(url.href)) ?? (await cache.match(url.href, { ignoreSearch: true }));
}

/** Each page has a cache of its own, which is complete and can be deleted at once. @throws when a page or file cannot be fetched */
async function cacheAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin === location.origin && isCacheable(url.pathname)) await cachePage(url);
  }
  await evictOldest(booklet, maxBooklets);
  await evictOldest(concert, maxConcerts);
}

async function cachePage(url: URL): Promise<void> {
  const page = await fetch(url, { credentials: 'same-origin', cache: 'no-cache' });
  const isGone = page.redirected || page.status === 404 || page.status === 410;
  if (isGone) return deleteCopies(url.pathname);
  // A preview is for this visit alone.
  if (page.headers.get('Cache-Control')?.includes('no-store')) return;
  if (!page.ok) throw new Error(`${url.pathname}: ${page.status}`);
  const files = await fetchFiles(await page.clone().text());
  // A cache that is made anew is last in order; the first is evicted first.
  await caches.delete(cacheName(url.pathname));
  const cache = await caches.open(cacheName(url.pathname));
  try {
    for (const [address, file] of files) await cache.put(address, file);
    await cache.put(url.href, page);
  } catch (error) {
    // The device has no space left: without a network, the offline page is better than a page without its files.
    await caches.delete(cacheName(url.pathname));
    throw error;
  }
}

/** Deletes the copies that any release made of a page. */
async function deleteCopies(path: string): Promise<void> {
  const names = (await ownCaches()).filter((name) => name.split(' ')[2] === path);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Every file that the page names in attributes and in its state, and every font of its styles: only of the releases in this page. */
async function fetchFiles(html: string): Promise<Map<string, Response>> {
  const named = [...html.matchAll(/"(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(([, path]) => path ?? '');
  const files = new Map<string, Response>();
  await Promise.all(named.map((path) => fetchFile(new URL(path, location.origin))));
  const styles = [...files].filter(([address]) => address.endsWith('.css'));
  for (const [address, style] of styles) {
    const text = await style.clone().text();
    const fonts = [...text.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, path]) => new URL(path ?? '', address));
    await Promise.all(fonts.map(fetchFile));
  }
  return files;

  async function fetchFile({ href }: URL): Promise<void> {
    if (files.has(href)) return;
    const file = await fetch(href);
    if (!file.ok) throw new Error(`${href}: ${file.status}`);
    files.set(href, file);
  }
}

async function evictOldest(kind: RegExp, max: number): Promise<void> {
  const names = await ownCaches(release);
  const pages = names.filter((name) => {
    const path = name.split(' ')[2] ?? '';
    return kind.test(path) && !Object.values(offlinePages).includes(path);
  });
  await Promise.all(pages.slice(0, Math.max(0, pages.length - max)).map((name) => caches.delete(name)));
}

/** A new release caches the pages of the old one anew before the old copies are deleted; without a network the old worker stays. */
async function precache(): Promise<void> {
  const names = await ownCaches();
  const paths = names.map((name) => name.split(' ')[2] ?? '');
  for (const path of new Set([...Object.values(offlinePages), ...paths]))
    await cachePage(new URL(path, location.origin));
}

/**
 * Deletes the copies of other releases. A page that was saved while this worker waited has none of this release yet, and keeps its
 * copy: there may be no network now.
 */
async function takeOverCopies(): Promise<void> {
  const own = new Set(await ownCaches(release));
  const others = (await ownCaches()).filter((name) => !own.has(name));
  for (const name of others.toReversed()) {
    const ownName = cacheName(name.split(' ')[2] ?? '');
    if (!own.has(ownName)) await copyCache(name, ownName);
    own.add(ownName);
  }
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function copyCache(from: string, to: string): Promise<void> {
  const [source, target] = [await caches.open(from), await caches.open(to)];
  for (const request of await source.keys()) {
    const copy = await source.match(request);
    if (copy) await target.put(request, copy);
  }
}

/** Names of this worker's caches, the oldest first. @param version restricts them to one release */
async function ownCaches(version = ''): Promise<string[]> {
  const beginning = version ? `${prefix}${version} ` : prefix;
  return (await caches.keys()).filter((name) => name.startsWith(beginning));
}
