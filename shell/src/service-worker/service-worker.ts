// The worker of the hand programmes: what was opened once opens again without a network, with all that it needs. It
// touches those pages, the last concert seen and their files, and nothing else of the site while there is a network.
// The server strips the types and puts the release in front (server/service-worker-file.ts): no imports here.

interface LaterEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AskedEvent extends LaterEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface ToldEvent extends LaterEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Worker {
  readonly clients: { claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ToldEvent) => void): void;
}
/** Set in front of this file by the server: changes with every release of any section. */
declare const release: string;

const worker = globalThis as unknown as Worker;
const prefix = 'ofgc ';
const cacheOf = (path: string) => `${prefix}${release} ${path}`;

const programme = /^\/(?:en\/)?programa(?:\/|$)/;
const concert = /^\/(?:en\/)?conciertos-entradas\/eventos\/[^/]+\/\d+$/;
const languageChoice = /^\/idioma\/(es|en)$/;
const offlinePages = { es: '/programa/sin-conexion', en: '/en/programa/sin-conexion' };

/** Pages kept beside the offline pages; a programme in two languages is two. The last concert is one more. */
const mostProgrammes = 12;
const mostConcerts = 1;
/** How long a network may keep a visitor waiting who has a copy, in milliseconds. */
const patience = 4_000;

/** The last page asked for came from a copy: its files do too. */
let isAway = false;

worker.addEventListener('install', (event) => {
  // It waits until no page of the site is open: a navigation under way must not lose its worker. Nothing is stale
  // meanwhile, for every visit renews the copies, whoever keeps them.
  event.waitUntil(takeOver());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherReleases().then(() => worker.clients.claim()));
});
worker.addEventListener('message', (event) => {
  const { keep: addresses } = event.data as { keep?: string[] };
  if (!addresses) return;
  const [port] = event.ports;
  const work = keepAll(addresses).then(
    () => port?.postMessage({ kept: true }),
    () => port?.postMessage({ kept: false }),
  );
  event.waitUntil(work);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isKeptKind(url.pathname)) event.respondWith(networkFirst(request, url));
    else if (!navigator.onLine) event.respondWith(withoutNetwork(url));
  } else if (url.pathname.startsWith('/assets/') && (isAway || !navigator.onLine)) {
    event.respondWith(caches.match(request).then((copy) => copy ?? fetch(request)));
  }
});

function isKeptKind(path: string): boolean {
  return programme.test(path) || concert.test(path);
}

/** What the network answers; the copy where there is no answer in time, or none that could be read. */
async function networkFirst(request: Request, url: URL): Promise<Response> {
  const copy = await copyOf(url);
  const asked = fetch(request);
  try {
    const answer = await (copy ? Promise.race([asked, late()]) : asked);
    isAway = copy !== undefined && answer.status >= 500;
    return isAway && copy ? copy : answer;
  } catch {
    asked.catch(() => {});
    isAway = true;
    return copy ?? withoutNetwork(url);
  }
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), patience));
}

/** Pages that are not kept: the other language of one that is, else the page that says so. */
async function withoutNetwork(url: URL): Promise<Response> {
  isAway = true;
  const locale = languageChoice.exec(url.pathname)?.[1];
  const wanted = url.searchParams.get('a');
  if (locale && wanted?.startsWith('/programa'))
    return Response.redirect(new URL(locale === 'en' ? `/en${wanted}` : wanted, location.origin));
  const isEnglish = url.pathname === '/en' || url.pathname.startsWith('/en/');
  const offline = new URL(isEnglish ? offlinePages.en : offlinePages.es, location.origin);
  if (url.pathname === offline.pathname || !(await copyOf(offline))) return Response.error();
  offline.searchParams.set('de', url.pathname + url.search);
  return Response.redirect(offline);
}

/** The same address first, then the same page shown otherwise (hall mode, size of letters). */
async function copyOf(url: URL): Promise<Response | undefined> {
  const name = cacheOf(url.pathname);
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  return (await cache.match(url.href)) ?? (await cache.match(url.href, { ignoreSearch: true }));
}

/** One cache a page: all of it or nothing, and gone at once. @throws when something of it could not be had */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin === location.origin && isKeptKind(url.pathname)) await keep(url);
  }
  await forgetOldest(programme, mostProgrammes);
  await forgetOldest(concert, mostConcerts);
}

async function keep(url: URL): Promise<void> {
  const page = await fetch(url, { credentials: 'same-origin', cache: 'no-cache' });
  if (page.status === 404 || page.status === 410) return void (await caches.delete(cacheOf(url.pathname)));
  if (!page.ok || page.redirected) throw new Error(`${url.pathname}: ${page.status}`);
  const files = await filesOf(await page.clone().text());
  // The newest last: what is forgotten first stands first.
  await caches.delete(cacheOf(url.pathname));
  const cache = await caches.open(cacheOf(url.pathname));
  for (const [address, file] of files) await cache.put(address, file);
  await cache.put(url.href, page);
}

/** Every file that a page names, and every font that its styles name: of the releases that made this page, no others. */
async function filesOf(html: string): Promise<Map<string, Response>> {
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(([, path]) => path ?? '');
  const files = new Map<string, Response>();
  await Promise.all(named.map((path) => take(new URL(path, location.origin))));
  const styles = [...files].filter(([address]) => address.endsWith('.css'));
  for (const [address, style] of styles) {
    const text = await style.clone().text();
    const fonts = [...text.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, path]) => new URL(path ?? '', address));
    await Promise.all(fonts.map(take));
  }
  return files;

  async function take({ href }: URL): Promise<void> {
    if (files.has(href)) return;
    const file = await fetch(href);
    if (!file.ok) throw new Error(`${href}: ${file.status}`);
    files.set(href, file);
  }
}

async function forgetOldest(kind: RegExp, most: number): Promise<void> {
  const names = await ownCaches(release);
  const pages = names.filter((name) => {
    const path = name.split(' ')[2] ?? '';
    return kind.test(path) && !Object.values(offlinePages).includes(path);
  });
  await Promise.all(pages.slice(0, Math.max(0, pages.length - most)).map((name) => caches.delete(name)));
}

/** A new release keeps its own copies of what was kept before the old ones go; without a network the old worker stays. */
async function takeOver(): Promise<void> {
  const names = await ownCaches();
  const paths = names.map((name) => name.split(' ')[2] ?? '');
  for (const path of new Set([...Object.values(offlinePages), ...paths])) await keep(new URL(path, location.origin));
}

async function forgetOtherReleases(): Promise<void> {
  const [all, own] = [await ownCaches(), await ownCaches(release)];
  await Promise.all(all.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
}

/** Names of this worker's caches, the oldest first. @param version of one release; without it, of all */
async function ownCaches(version = ''): Promise<string[]> {
  const beginning = version ? `${prefix}${version} ` : prefix;
  return (await caches.keys()).filter((name) => name.startsWith(beginning));
}
