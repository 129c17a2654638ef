import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { apiFiles, fileQuery } from '../../../server/http/files/api-files.ts';
import { descriptionTimeout } from '../../../timeouts.ts';

/** What the gate asks of the live content. */
export interface ContentLookup {
  /** Whether it has a page at a path, in any language; true where the API does not say. */
  hasPage: (path: string) => Promise<boolean>;
  /** Whether it has the document or feed at an address of the site; true where the API does not say. */
  hasDocument: (path: string) => Promise<boolean>;
  /** Its pages that have a block of one of these types: of each the path in every language. */
  pagesWith: (types: readonly string[]) => Promise<PathsOfPage[]>;
}

export type PathsOfPage = Record<Locale, string>;

interface Entry {
  path: string;
  paths: PathsOfPage;
}

/** The most pages whose blocks are read. */
const mostRead = 100;

export function createContentLookup(apiUrl: string): ContentLookup {
  const listed = fetchData<Entry[]>(apiUrl, 'api/content-pages');
  const paths = listed.then(
    // Where no page was entered yet, links to the pages to come are no mistakes.
    (all) => all?.length && new Set(all.flatMap(({ path, paths: others }) => [path, ...Object.values(others)])),
  );
  return {
    async hasPage(path) {
      const known = await paths;
      return known ? known.has(path) : true;
    },
    async hasDocument(path) {
      const asked = apiPathOf(path);
      if (asked === undefined) return false;
      const address = new URL(asked, apiUrl);
      const signal = AbortSignal.timeout(descriptionTimeout);
      return fetch(address, { method: 'HEAD', signal }).then(
        ({ status }) => status !== 404 && status !== 400,
        () => true,
      );
    },
    async pagesWith(types) {
      const named = types.map((type) => `"type":${JSON.stringify(type)}`);
      const entries = types.length > 0 ? ((await listed) ?? []).slice(0, mostRead) : [];
      const pages = await Promise.all(
        entries.map(async ({ path, paths: all }) => {
          const page = JSON.stringify(await fetchData(apiUrl, `api/content-pages?path=${encodeURIComponent(path)}`));
          return named.some((name) => page?.includes(name)) ? [all] : [];
        }),
      );
      return pages.flat();
    },
  };
}

/** Where the API has a document or feed of the site; undefined where the address is of neither. */
function apiPathOf(path: string): string | undefined {
  const { pathname, search } = new URL(splitLocale(path).path, 'https://site.invalid');
  if (pathname.startsWith('/api/')) return pathname + search;
  const feed = apiFiles.find(({ address }) => address === pathname);
  // The API refuses parameters that it does not know, and the site drops them.
  if (feed) return `${feed.api}?${fileQuery(feed, search)}`;
  const [, id, name] = /^\/documentos\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  return id && `api/documents/${id}/files/${name}`;
}

async function fetchData<Data>(apiUrl: string, path: string): Promise<Data | null> {
  try {
    const answer = await fetch(new URL(path, apiUrl), { signal: AbortSignal.timeout(descriptionTimeout) });
    return ((await answer.json()) as { data?: Data }).data ?? null;
  } catch {
    return null;
  }
}

/** The paths of all pages in the site map; none where the API does not say. */
export async function fetchSiteMap(apiUrl: string): Promise<string[]> {
  try {
    const address = new URL('api/sitemap.txt', apiUrl);
    const answer = await fetch(address, { signal: AbortSignal.timeout(descriptionTimeout) });
    const lines = answer.ok ? (await answer.text()).split('\n') : [];
    return lines.flatMap((line) => URL.parse(line)?.pathname ?? []);
  } catch {
    return [];
  }
}
