import type { Locale } from '../../../shared/src/domain/locale.ts';
import { fetchAnew } from './fetch-anew.ts';
import { type PageFacts, readPage } from './read-page.ts';

export interface Crawl {
  /** The pages by path and query, each with the page that links to it. */
  pages: Map<string, PageFacts & { from: string }>;
  /** Every address that is linked to, and the kind of each address with a query. */
  known: Set<string>;
  anchors: { path: string; hash: string; from: string }[];
  /** One sentence for each file that cannot be fetched and each link that leaves the language. */
  broken: string[];
}

const atOnce = 3;
const isFull = process.env.OFGC_FULL === '1';
const mostFilters = 2;
const languageChoice = '/idioma/';
const isFile = /\.(ics|xml|json|pdf|csv|svg|png|txt|zip)$/;
const staysInEnglish = /^\/(en(?=[/?]|$)|idioma|api|assets|documentos)|\.\w{2,4}$/;

/** Follows every link, starting at a language's home page. Each page is read once at most. */
export async function crawl(site: string, language: Locale): Promise<Crawl> {
  const home = language === 'es' ? '/' : '/en';
  const found: Crawl = { pages: new Map(), known: new Set([home]), anchors: [], broken: [] };
  const waiting = [{ path: home, from: 'the address bar' }];
  let reading = 0;

  async function visit(path: string, from: string): Promise<void> {
    if (isFile.test(path.split('?')[0] ?? '')) {
      const { status } = await fetchFile(site + path);
      if (status !== 200) found.broken.push(`${path} answers ${status}, linked from ${from}`);
      return;
    }
    const page = await readPage(site + path);
    if (path.startsWith(languageChoice)) {
      if (page.status !== 200) found.broken.push(`${path} answers ${page.status}, linked from ${from}`);
      return;
    }
    found.pages.set(path, { ...page, from });
    // The reporting channel links directly to its pages in the other language, not by the address that stores the choice.
    const elsewhere = new Set(
      Object.entries(page.alternates).flatMap(([tag, href]) => (tag === language ? [] : new URL(href, site).pathname)),
    );
    const links = page.links.map((href) => href.replace(site, ''));
    for (const href of links) if (!elsewhere.has(href) || page.language !== language) follow(href, path);
  }

  function follow(href: string, from: string): void {
    if (!/^[/#?](?!\/)/.test(href)) return;
    const { pathname, search, hash } = new URL(href, site + from);
    const path = pathname + search;
    if (language === 'en' && !staysInEnglish.test(path)) {
      found.broken.push(`${path} is not English, linked from ${from}`);
      return;
    }
    if (hash) found.anchors.push({ path, hash: decodeURIComponent(hash.slice(1)), from });
    if (path.startsWith(languageChoice) && from !== home) return;
    const kind = kindOf(pathname, search);
    if (found.known.has(path) || found.known.has(kind) || hasTooManyFilters(search)) return;
    found.known.add(path).add(kind);
    if (isRead(pathname, search, language)) waiting.push({ path, from });
  }

  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      // An empty queue is the end only when no other reader is still reading a page.
      while (waiting.length > 0 || reading > 0) {
        const next = waiting.shift();
        if (!next) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        reading += 1;
        await visit(next.path, next.from).finally(() => (reading -= 1));
      }
    }),
  );
  return found;
}

/** Asks twice at most: posters are drawn when they are first asked for, one after the other, so a busy machine may miss a deadline (503). */
async function fetchFile(address: string, isAskedAgain = false): Promise<{ status: number }> {
  const { status, body } = await fetchAnew(address);
  await body?.cancel();
  return status === 503 && !isAskedAgain ? fetchFile(address, true) : { status };
}

/** Files that the site draws or writes for each item, all with the same code. */
const isGenerated = /\.(ics|png|svg)$/;

/**
 * Filters and generated files multiply: of addresses that differ only in the values of their query, and of generated files that differ
 * only in their number, one is read, with two filters at most. `test:full` reads all files, and all filters that are linked to.
 */
function kindOf(pathname: string, search: string): string {
  const keys = [...new Set(new URLSearchParams(search).keys())].toSorted();
  const isOneOfMany = search !== '' || (!isFull && isGenerated.test(pathname));
  const name = isOneOfMany ? pathname.replaceAll(/\/\d+(?=[/.]|$)/g, '/N') : pathname;
  return search ? `${name}?${keys.join('&')}=` : name;
}

/**
 * An item with a number (a concert, an article) and a list under two filters is read in one language: even numbers, and names of filters
 * with an even number of letters, in Spanish. `test:full` reads all in both.
 */
function isRead(pathname: string, search: string, language: Locale): boolean {
  const [, number] = /\/(\d+)$/.exec(pathname) ?? [];
  const filters = [...new Set(new URLSearchParams(search).keys())];
  const turn = number ?? (filters.length === mostFilters ? filters.join('').length : null);
  return isFull || turn === null || (Number(turn) % 2 === 0) === (language === 'es');
}

const hasTooManyFilters = (search: string) => !isFull && new URLSearchParams(search).size > mostFilters;
