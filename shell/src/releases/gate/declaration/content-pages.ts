import { defaultLocale, type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { apiFiles, fileQuery } from '../../../server/http/files/api-files.ts';
import { descriptionTimeout } from '../../../timeouts.ts';

/** What the gate asks of the live content. */
export interface ContentLookup {
  /** Whether it has a page at a path, in any language; true where the API does not say. */
  hasPage: (path: string) => Promise<boolean>;
  /** Whether it has the document or feed at an address of the site; true where the API does not say. */
  hasDocument: (path: string) => Promise<boolean>;
  /** Its pages that have a block of one of these types. */
  pagesWith: (types: readonly string[]) => Promise<BlockPages>;
}

export interface BlockPages {
  /** In their order. */
  pages: BlockPage[];
  /** Whether all pages of the content were read: the API may not answer in time, or have too many. */
  isWhole: boolean;
}

/** A page of the content with blocks that sections fill. */
export interface BlockPage {
  /** Its path in every language. */
  paths: Record<Locale, string>;
  /** The types of its blocks, of those that were asked for. */
  types: string[];
}

interface Entry extends Pick<BlockPage, 'paths'> {
  path: string;
}

/** How the names of slots begin that are blocks: `block.events` is the block of the type `events`. */
export const blockPrefix = 'block.';
/** The most pages whose blocks are read. */
const mostRead = 100;

/**
 * Looks up pages and documents of the content that a section's links lead to. It asks for the list of pages at once; where the API does not
 * answer within `descriptionTimeout`, all of them count as there.
 * @param apiUrl of the site's API
 */
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
      if (types.length === 0) return { pages: [], isWhole: true };
      const all = await listed;
      const entries = all?.slice(0, mostRead) ?? [];
      const read = await Promise.all(
        entries.map(async ({ path }) => fetchData(apiUrl, `api/content-pages?path=${encodeURIComponent(path)}`)),
      );
      const pages = entries.map(({ paths: ofPage }, place) => {
        const page = JSON.stringify(read[place]);
        return { paths: ofPage, types: types.filter((type) => page.includes(`"type":${JSON.stringify(type)}`)) };
      });
      return {
        pages: pages.filter((page) => page.types.length > 0),
        isWhole: entries.length === all?.length && !read.includes(null),
      };
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

/** The addresses of a page of the content, in each language. */
export function addressesOfPage({ paths }: BlockPage): string[] {
  return locales.map((locale) => localisedPath(paths[locale], locale));
}

/**
 * Of each block one page that has it, where there is one. A page below a mount of the section is none: what editors and other sections
 * have put there would count as the section's own.
 * @param types of blocks @param mounts of the section
 * @returns those pages, and a note on each block without one
 */
export function onePagePerBlock(
  { pages, isWhole }: BlockPages,
  types: readonly string[],
  mounts: readonly string[],
): { chosen: BlockPage[]; untried: string[] } {
  const isInSection = ({ paths }: BlockPage) =>
    Object.values(paths).some((path) => mounts.some((mount) => isBelow(path, mount)));
  const chosen = new Set<BlockPage>();
  const untried: string[] = [];
  for (const type of types) {
    const having = pages.filter((page) => page.types.includes(type));
    const page = having.find((one) => !isInSection(one));
    if (page) chosen.add(page);
    else untried.push(`the block ${blockPrefix}${type} was not tried: ${reasonOf(isWhole, having[0])}`);
  }
  return { chosen: [...chosen], untried };
}

/** Why a block is not tried. @param inSection a page with it, below the section's own mounts */
function reasonOf(isWhole: boolean, inSection: BlockPage | undefined): string {
  if (!isWhole) return 'not all pages of the content could be read, and none of the others shows it';
  return inSection
    ? `only pages like ${inSection.paths[defaultLocale]} have it, below the section’s own mounts, where it cannot be told from the rest`
    : 'no page of the content has it';
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
