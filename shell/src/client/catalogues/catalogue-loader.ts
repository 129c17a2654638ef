import type { RemoteModule } from '@ofgc/shared/contract';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import type { Catalogues } from '@ofgc/shared/i18n';
import {
  createCatalogueReader,
  type FlatCatalogues,
  type CatalogueReader,
  flattenCatalogue,
} from '@ofgc/shared/i18n/catalogue-reader.ts';
import type { ReportError } from '../../composition/errors/report-error.ts';

/** The texts of shell and shared components in each language. */
const shellCatalogues: Record<Locale, () => Promise<Catalogues>> = {
  es: () => import(/* webpackChunkName: "catalogue.es" */ './catalogue-es.ts').then(({ catalogues }) => catalogues),
  en: () => import(/* webpackChunkName: "catalogue.en" */ './catalogue-en.ts').then(({ catalogues }) => catalogues),
};

interface Language {
  reader: CatalogueReader;
  /** Namespaces whose whole catalogue is loaded. */
  whole: Set<string>;
}

/**
 * The texts of the site, one reader per language. The first page brings only the texts that its scripts may use; the first
 * navigation loads the whole catalogues, and those of the other language when a page in it is first shown.
 */
export class CatalogueLoader {
  readonly #languages = new Map<Locale, Language>();
  readonly #report: ReportError;
  readonly #firstWords: FlatCatalogues;

  constructor(locale: Locale, words: FlatCatalogues, report: ReportError) {
    this.#report = report;
    this.#firstWords = words;
    this.#languages.set(locale, this.#language(locale, words));
  }

  /** @throws before `ensure` has fetched the language */
  i18nOf(locale: Locale): CatalogueReader {
    const language = this.#languages.get(locale);
    if (!language) throw new Error(`no catalogue for ${locale} yet`);
    return language.reader;
  }

  /**
   * Fetches the missing catalogues of shell and remotes in a language. A catalogue that cannot be loaded is reported, and requested
   * again at the next navigation; until then its texts are those of the other language, or those that the first page brought.
   */
  async ensure(locale: Locale, remotes: readonly RemoteModule[]): Promise<void> {
    const language = this.#languages.get(locale) ?? this.#language(locale, {});
    await Promise.all([
      !language.whole.has('shell') && this.#fetch(language, locale, 'shell', (one) => shellCatalogues[one]()),
      ...remotes
        .filter(({ name }) => !language.whole.has(name))
        .map(({ name, locales: catalogues }) =>
          this.#fetch(language, locale, name, async (one) => ({ [name]: (await catalogues[one]()).default })),
        ),
    ]);
    this.#languages.set(locale, language);
  }

  /** Whether all texts of shell and shared components are loaded, not only those of the first page. */
  isWhole(locale: Locale): boolean {
    return this.#languages.get(locale)?.whole.has('shell') ?? false;
  }

  async #fetch(
    { reader, whole }: Language,
    locale: Locale,
    owner: string,
    load: (locale: Locale) => Promise<Catalogues>,
  ): Promise<void> {
    try {
      for (const [namespace, catalogue] of Object.entries(await load(locale))) {
        reader.add(namespace, flattenCatalogue(catalogue));
        whole.add(namespace);
      }
    } catch (error) {
      this.#report({ kind: 'load', part: 'catalogue', remote: owner, error });
      const others = locales.filter((one) => one !== locale).map(load);
      const found = await Promise.any(others).catch(() => undefined);
      for (const [namespace, catalogue] of Object.entries(found ?? {}))
        reader.addFallback(namespace, flattenCatalogue(catalogue));
      for (const [namespace, words] of Object.entries(this.#firstWords)) reader.addFallback(namespace, words);
    }
  }

  #language(locale: Locale, words: FlatCatalogues): Language {
    const missed = new Set<string>();
    const onMiss = (key: string) => {
      if (missed.has(key)) return;
      missed.add(key);
      this.#report({ kind: 'words', part: key, error: new Error(`the page has no words for ${key}`) });
    };
    return { reader: createCatalogueReader(locale, words, onMiss), whole: new Set() };
  }
}
