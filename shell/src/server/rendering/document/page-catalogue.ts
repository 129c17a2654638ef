import { LRUCache } from 'lru-cache';
import type { Catalogue } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Catalogues } from '@ofgc/shared/i18n';
import { type FlatCatalogues, type FlatCatalogue, flattenCatalogue } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { joinCatalogues, catalogueFile } from '../../../composition/addresses/catalogue-address.ts';
import { pickTexts, keysOfChunks } from '../../http/files/asked-catalogue.ts';
import type { LoadedRelease } from '../../worker/loaded-release.ts';

interface Releases {
  shell: LoadedRelease;
  remotes: readonly LoadedRelease[];
}

interface Page {
  locale: Locale;
  /** Ids of the matched routes; their chunks have the same names. */
  routes: readonly string[];
  /** Slots and blocks of the page. */
  parts: readonly string[];
  /** The page shows an error view; other pages fetch the error views with their texts when needed (`client/composition/first-page.ts`). */
  isError: boolean;
  /** Catalogues of all namespaces that the page was rendered with. */
  catalogues: Catalogues;
}

/** Flattened catalogues: catalogues are modules, so each is flattened only once. */
const flattened = new WeakMap<Catalogue, FlatCatalogue>();

/** All texts of the catalogues, for rendering. */
export function flattenCatalogues(catalogues: Catalogues): FlatCatalogues {
  return Object.fromEntries(
    Object.entries(catalogues).map(([namespace, catalogue]) => {
      const words = flattened.get(catalogue) ?? flattenCatalogue(catalogue);
      flattened.set(catalogue, words);
      return [namespace, words];
    }),
  );
}

/** The texts of one page. */
interface PageCatalogue {
  /** The address of the file with the texts; undefined if a release of the page has no such file: development builds, and old releases. */
  address?: string;
  /** Texts that the page itself must then carry. */
  words: FlatCatalogues;
}

/** How many kinds of pages are kept: pages differ by route and by the blocks of their content, a few hundred kinds. */
const maxKinds = 500;

/**
 * The texts that a page's scripts can use until the first navigation loads the whole catalogues. The texts of each chunk
 * were found when it was built.
 */
export function createPageCatalogue(releases: Releases): (page: Page) => PageCatalogue {
  const kinds = new LRUCache<string, PageCatalogue>({ max: maxKinds });
  return (page) => {
    const kind = [page.locale, page.isError, ...page.routes, ...page.parts, ...Object.keys(page.catalogues)].join(' ');
    const words = kinds.get(kind) ?? chooseTexts(releases, page);
    kinds.set(kind, words);
    return words;
  };
}

function chooseTexts(
  { shell, remotes }: Releases,
  { locale, routes, parts, isError, catalogues }: Page,
): PageCatalogue {
  const chunksOf = new Map<LoadedRelease, string[]>([[shell, [isError ? 'frame.errors' : 'main']]]);
  for (const chunk of [...routes, ...parts]) {
    const owner = remotes.find(({ name, slots }) => slots.includes(chunk) || name === chunk.split('.')[0]) ?? shell;
    if (owner.release?.chunks[chunk]) chunksOf.set(owner, [...(chunksOf.get(owner) ?? []), chunk]);
  }
  const loaded = [...chunksOf];
  if (loaded.every(([{ release }]) => `browser/${catalogueFile(locale)}` in (release?.integrity ?? {}))) {
    const releases = loaded.map(([{ name, version }, chunks]) => ({ name, version, chunks: [...new Set(chunks)] }));
    return { address: joinCatalogues(locale, releases), words: {} };
  }
  const askedFor = loaded.flatMap(([{ release }, chunks]) => (release ? keysOfChunks(release, chunks) : []));
  return { words: pickTexts(flattenCatalogues(catalogues), new Set(askedFor)) };
}
