import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from '../contract/remote.ts';
import { houseFacts } from '../domain/departments/house-facts.ts';
import type { Locale } from '../domain/locale.ts';

/** Namespace → texts, for the language of one page. */
export type Catalogues = Record<string, Catalogue>;

/** Makes one i18next instance per request on the server, one per page in the browser; it is ready at once and fetches nothing. */
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
