import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type Catalogues, createI18n } from '@ofgc/shared/i18n';
import type { i18n } from 'i18next';

const ownWords: Record<Locale, () => Promise<Catalogues>> = {
  es: () => import(/* webpackChunkName: "words.es" */ './catalogue-es.ts').then(({ words }) => words),
  en: () => import(/* webpackChunkName: "words.en" */ './catalogue-en.ts').then(({ words }) => words),
};

/** The words of the site, one i18next instance a language; a language is fetched when it is first shown. */
export class Words {
  readonly #languages = new Map<Locale, i18n>();

  constructor(locale: Locale, catalogues: Catalogues) {
    this.#languages.set(locale, createI18n(locale, catalogues));
  }

  /** @throws before `ensure` has fetched the language */
  of(locale: Locale): i18n {
    const language = this.#languages.get(locale);
    if (!language) throw new Error(`no words for ${locale} yet`);
    return language;
  }

  /** Fetches what is missing to show these remotes in a language. A catalogue that fails is told on the console only (specification §8). */
  async ensure(locale: Locale, remotes: readonly RemoteModule[]): Promise<void> {
    if (!this.#languages.has(locale)) this.#languages.set(locale, createI18n(locale, await ownWords[locale]()));
    const language = this.of(locale);
    await Promise.all(
      remotes
        .filter(({ name }) => !language.hasResourceBundle(locale, name))
        .map(async ({ name, locales }) => {
          const words: Catalogue = await locales[locale]().then(
            (module) => module.default,
            (error: unknown) => (console.error(`words of ${name}`, error), {}),
          );
          language.addResourceBundle(locale, name, words);
        }),
    );
  }
}
