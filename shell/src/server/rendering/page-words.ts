import type { Catalogue } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Catalogues } from '@ofgc/shared/i18n';
import { type Vocabulary, type Words, wordsOf } from '@ofgc/shared/i18n/words.ts';
import type { LoadedRelease } from '../worker/loaded-release.ts';

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
const wordsOfCatalogues = new WeakMap<Catalogue, Words>();

/** All texts of some catalogues, for rendering. */
export function vocabularyOf(catalogues: Catalogues): Vocabulary {
  return Object.fromEntries(
    Object.entries(catalogues).map(([namespace, catalogue]) => {
      const words = wordsOfCatalogues.get(catalogue) ?? wordsOf(catalogue);
      wordsOfCatalogues.set(catalogue, words);
      return [namespace, words];
    }),
  );
}

/** Pages differ by route and by the blocks of their content: few hundred kinds, each chosen once. */
const maxKinds = 500;

/**
 * The words that a page's scripts can ask for, until the whole catalogues come with the first navigation. What the chunks
 * name was found when they were built; a release from before that brings its catalogues whole.
 */
export function createPageWords(releases: Releases): (page: Page) => Vocabulary {
  const kinds = new Map<string, Vocabulary>();
  return (page) => {
    const kind = [
      page.locale,
      page.isError,
      ...page.routes,
      ...page.parts,
      ...Object.keys(page.catalogues).toSorted(),
    ].join(' ');
    const known = kinds.get(kind);
    if (known) return known;
    if (kinds.size >= maxKinds) kinds.clear();
    const words = chooseWords(releases, page);
    kinds.set(kind, words);
    return words;
  };
}

function chooseWords({ shell, remotes }: Releases, { routes, parts, isError, catalogues }: Page): Vocabulary {
  const wanted = new Set<string>();
  const whole = new Set<string>();
  const add = ({ name, release }: LoadedRelease, chunk: string) => {
    const files = release?.chunks[chunk];
    if (files && !files.words) for (const namespace of [name, 'shared']) whole.add(namespace);
    for (const word of files?.words ?? []) wanted.add(word);
  };
  for (const chunk of Object.keys(shell.release?.chunks ?? {}))
    if (chunk === 'main' || (chunk.startsWith('frame.') && (isError || chunk !== 'frame.errors'))) add(shell, chunk);
  for (const chunk of [...routes, ...parts]) {
    const owner = remotes.find(({ name, slots }) => slots.includes(chunk) || name === chunk.split('.')[0]) ?? shell;
    add(owner, `${owner.name}.remote`);
    add(owner, chunk);
  }
  return Object.fromEntries(
    // In one order, whichever came first: the same page is the same bytes.
    Object.entries(vocabularyOf(catalogues))
      .toSorted(byName)
      .map(([namespace, all]) => {
        const words = Object.entries(all);
        const isWanted = ([key]: [string, string]) => whole.has(namespace) || wanted.has(`${namespace}:${key}`);
        return [namespace, Object.fromEntries(words.filter(isWanted))];
      }),
  );
}

function byName([a]: [string, Words], [b]: [string, Words]): number {
  return a < b ? -1 : 1;
}
