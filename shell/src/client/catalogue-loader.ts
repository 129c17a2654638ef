import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Catalogues } from '@ofgc/shared/i18n';
import { createWordReader, type Vocabulary, type WordReader, wordsOf } from '@ofgc/shared/i18n/words.ts';
import type { ReportError } from '../composition/report-error.ts';

/** The texts of shell and shared components in each language. */
const shellCatalogues: Record<Locale, () => Promise<Catalogues>> = {
  es: () => import(/* webpackChunkName: "catalogue.es" */ './catalogue-es.ts').then(({ catalogues }) => catalogues),
  en: () => import(/* webpackChunkName: "catalogue.en" */ './catalogue-en.ts').then(({ catalogues }) => catalogues),
};

interface Language {
  reader: WordReader;
  /** Namespaces that are there whole. */
  whole: Set<string>;
}

/**
 * The words of the site, one reader a language. The first page brings the words that it can ask for; the first navigation
 * brings the catalogues, and those of another language when it is first shown.
 */
export class CatalogueLoader {
  readonly #languages = new Map<Locale, Language>();
  readonly #report: ReportError;

  constructor(locale: Locale, words: Vocabulary, report: ReportError) {
    this.#report = report;
    this.#languages.set(locale, this.#language(locale, words));
  }

  /** @throws before `ensure` has fetched the language */
  i18nOf(locale: Locale): WordReader {
    const language = this.#languages.get(locale);
    if (!language) throw new Error(`no catalogue for ${locale} yet`);
    return language.reader;
  }

  /**
   * Fetches what is missing to show these remotes in a language. A catalogue that fails is reported and left as it is.
   * @throws where the shell's words of a language that was never shown do not come
   */
  async ensure(locale: Locale, remotes: readonly RemoteModule[]): Promise<void> {
    const known = this.#languages.get(locale);
    const language = known ?? this.#language(locale, {});
    const report = (remote: string, error: unknown) => this.#report({ kind: 'load', part: 'catalogue', remote, error });
    const add = (namespace: string, catalogue: Catalogue) => {
      language.reader.add(namespace, wordsOf(catalogue));
      language.whole.add(namespace);
    };
    const addShell = async () => {
      const catalogues = await shellCatalogues[locale]();
      for (const [namespace, catalogue] of Object.entries(catalogues)) add(namespace, catalogue);
    };
    await Promise.all([
      !language.whole.has('shell') &&
        addShell().catch((error: unknown) => {
          if (!known) throw error;
          report('shell', error);
        }),
      ...remotes
        .filter(({ name }) => !language.whole.has(name))
        .map(({ name, locales }) =>
          locales[locale]().then(
            (module) => add(name, module.default),
            (error: unknown) => report(name, error),
          ),
        ),
    ]);
    this.#languages.set(locale, language);
  }

  #language(locale: Locale, words: Vocabulary): Language {
    const missed = new Set<string>();
    const onMiss = (key: string) => {
      if (missed.has(key)) return;
      missed.add(key);
      this.#report({ kind: 'words', part: key, error: new Error(`the page has no words for ${key}`) });
    };
    return { reader: createWordReader(locale, words, onMiss), whole: new Set() };
  }
}
