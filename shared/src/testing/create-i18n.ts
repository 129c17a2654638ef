import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { houseFacts } from '../domain/departments/house-facts.ts';
import type { Locale } from '../domain/locale.ts';
import type { Catalogues } from '../i18n/i18n.ts';

/** An i18next instance as i18next itself makes it, with which the site's own reader of catalogues is compared. */
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
