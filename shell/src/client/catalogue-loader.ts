import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type Catalogues, createI18n } from '@ofgc/shared/i18n';
import type { i18n } from 'i18next';
import type { ReportError } from '../composition/report-error.ts';

/** The texts of shell and shared components in each language. */
const shellCatalogues: Record<Locale, () => Promise<Catalogues>> = {
  es: () => import(/* webpackChunkName: "catalogue.es" */ './catalogue-es.ts').then(({ catalogues }) => catalogues),
  en: () => import(/* webpackChunkName: "catalogue.en" */ './catalogue-en.ts').then(({ catalogues }) => catalogues),
};

/** The catalogues of the site, one i18next instance a language; a language is fetched when it is first shown. */
export class CatalogueLoader {
  readonly #languages = new Map<Locale, i18n>();
  readonly #report: ReportError;

  constructor(locale: Locale, catalogues: Catalogues, report: ReportError) {
    this.#languages.set(locale, createI18n(locale, catalogues));
    this.#report = report;
  }

  /** @throws before `ensure` has fetched the language */
  i18nOf(locale: Locale): i18n {
    const language = this.#languages.get(locale);
    if (!language) throw new Error(`no catalogue for ${locale} yet`);
    return language;
  }

  /** Fetches what is missing to show these remotes in a language. A catalogue that fails is reported and left empty. */
  async ensure(locale: Locale, remotes: readonly RemoteModule[]): Promise<void> {
    if (!this.#languages.has(locale)) this.#languages.set(locale, createI18n(locale, await shellCatalogues[locale]()));
    const language = this.i18nOf(locale);
    await Promise.all(
      remotes
        .filter(({ name }) => !language.hasResourceBundle(locale, name))
        .map(async ({ name, locales }) => {
          const catalogue: Catalogue = await locales[locale]().then(
            (module) => module.default,
            (error: unknown) => {
              this.#report({ kind: 'load', part: 'catalogue', remote: name, error });
              return {};
            },
          );
          language.addResourceBundle(locale, name, catalogue);
        }),
    );
  }
}
