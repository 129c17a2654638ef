import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from '../contract/remote.ts';
import { houseFacts } from '../domain/departments/house-facts.ts';
import type { Locale } from '../domain/locale.ts';

/** Namespace → words, for the language of one page. */
export type Catalogues = Record<string, Catalogue>;

/** One i18next instance a request on the server, one a page in the browser; ready at once, nothing is fetched. */
export function createI18n(locale: Locale, catalogues: Catalogues): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    // The required fallback (docs/requirements.md#language). A test keeps both catalogues complete, so it is never needed.
    fallbackLng: 'en',
    ns: Object.keys(catalogues),
    defaultNS: 'shell',
    resources: { [locale]: catalogues },
    interpolation: { escapeValue: false, defaultVariables: factsIn(locale) },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

function factsIn(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(houseFacts).map(([name, fact]) => [name, fact[locale]]));
}
