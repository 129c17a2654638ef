import type { Catalogue } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Catalogues } from '@ofgc/shared/i18n';
import { type FlatCatalogues, type FlatCatalogue, flattenCatalogue } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { joinCatalogues, catalogueFile } from '../../../composition/catalogue-address.ts';
import { pickTexts, keysOfChunks } from '../../http/files/asked-catalogue.ts';
import type { LoadedRelease } from '../../worker/loaded-release.ts';

interface Releases {
  shell: LoadedRelease;
  remotes: readonly LoadedRelease[];
}

interface Page {
  locale: Locale;
  /** Ids of the matched routes, which are their chunks' names. */
  routes: readonly string[];
  /** Slots and blocks of the page. */
  parts: readonly string[];
  /** It shows an error view; the others fetch those with their words (`client/first-page.ts`). */
  isError: boolean;
  /** Of all namespaces that the page was rendered with. */
  catalogues: Catalogues;
}

/** Catalogues are modules: each is read into words once. */
const flattened = new WeakMap<Catalogue, FlatCatalogue>();

/** All texts of some catalogues, for rendering. */
export function flattenCatalogues(catalogues: Catalogues): FlatCatalogues {
  return Object.fromEntries(
    Object.entries(catalogues).map(([namespace, catalogue]) => {
      const words = flattened.get(catalogue) ?? flattenCatalogue(catalogue);
      flattened.set(catalogue, words);
      return [namespace, words];
    }),
  );
}

/** The words of one page. */
export interface PageCatalogue {
  /** Of the file; none where a release of the page brings none: those of development, and of before there were any. */
  address?: string;
  /** What must then stand in the page itself. */
  words: FlatCatalogues;
}

/** Pages differ by route and by the blocks of their content: few hundred kinds, each chosen once. */
const maxKinds = 500;

/**
 * The words that a page's scripts can ask for, until the whole catalogues come with the first navigation. What the chunks
 * name was found when they were built.
 */
export function createPageCatalogue(releases: Releases): (page: Page) => PageCatalogue {
  const kinds = new Map<string, PageCatalogue>();
  return (page) => {
    const kind = [page.locale, page.isError, ...page.routes, ...page.parts, ...Object.keys(page.catalogues)].join(' ');
    const known = kinds.get(kind);
    if (known) return known;
    if (kinds.size >= maxKinds) kinds.clear();
    const words = chooseTexts(releases, page);
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
