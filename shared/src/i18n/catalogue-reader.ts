import type { i18n, TFunction } from 'i18next';
import type { Catalogue } from '../contract/remote.ts';
import { houseFact } from '../domain/departments/house-facts.ts';
import type { Locale } from '../domain/locale.ts';

/** Texts by their whole keys, `menu.close`; plurals with the number's form, `search.results_one`. */
export type FlatCatalogue = Record<string, string>;

/** Namespace → its texts. */
export type FlatCatalogues = Record<string, FlatCatalogue>;

/** i18next as components know it (`useTranslation`), over texts that can grow. */
export interface CatalogueReader extends i18n {
  /** Adds the texts of a namespace. */
  add: (namespace: string, words: FlatCatalogue) => void;
  /** Adds texts of another language where the right ones could not be loaded; they are used only for keys without a text. */
  addFallback: (namespace: string, words: FlatCatalogue) => void;
}

type Values = Record<string, string | number | null | undefined> & { count?: number };

/**
 * Reads the site's catalogues: texts with `{{values}}`, some of them facts of the house, and plurals by `count`. On the server,
 * i18next itself does the same (a test compares the two for every key), but its 14 KB are not needed to hydrate a page.
 * @param onMiss called with a key that has no text; an empty text is shown for it, never the key
 */
export function createCatalogueReader(
  locale: Locale,
  vocabulary: FlatCatalogues,
  onMiss: (key: string) => void = () => {},
): CatalogueReader {
  const texts: FlatCatalogues = { ...vocabulary };
  const plurals = pluralRules(locale);
  const fixed = new Map<string, TFunction>();

  function textOf(namespace: string, key: string, count: number | undefined): string | undefined {
    const words = texts[namespace] ?? {};
    if (count === undefined) return words[key];
    return (count === 0 ? words[`${key}_zero`] : undefined) ?? words[`${key}_${plurals.select(count)}`] ?? words[key];
  }

  function getFixedT(_language: unknown, own: string | readonly string[] = 'shell') {
    const name = String(own);
    const known = fixed.get(name);
    if (known) return known;
    const translate = (key: string, values: Values = {}): string => {
      const asked = values.ns ?? own;
      const namespace = Array.isArray(asked) ? String(asked[0]) : String(asked);
      const text = textOf(namespace, key, values.count);
      if (text !== undefined) return filledIn(text, values, locale);
      onMiss(`${namespace}:${key}`);
      return '';
    };
    fixed.set(name, translate as unknown as TFunction);
    return translate as unknown as TFunction;
  }

  const reader = {
    language: locale,
    languages: [locale],
    resolvedLanguage: locale,
    isInitialized: true,
    // Texts do not change while a page shows them, so react-i18next binds to no events.
    options: { react: { useSuspense: false, bindI18n: '', bindI18nStore: '' }, defaultNS: 'shell' },
    hasLoadedNamespace: () => true,
    getFixedT,
    t: getFixedT(locale),
    add: (namespace: string, words: FlatCatalogue) => void (texts[namespace] = { ...texts[namespace], ...words }),
    addFallback: (namespace: string, words: FlatCatalogue) =>
      void (texts[namespace] = { ...words, ...texts[namespace] }),
  };
  return reader as unknown as CatalogueReader;
}

const rules = new Map<Locale, Intl.PluralRules>();

/** Cached, because making the rules of a language costs more than all uses of them on a page. */
function pluralRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** Texts split at their values: every second piece is the name of a value. At most as many entries as the catalogues have texts. */
const cutTexts = new Map<string, readonly string[]>();

/** Fills in the values of a text; a value that is not passed may be a fact of the orchestra. */
function filledIn(text: string, values: Values, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const pieces = cutTexts.get(text) ?? text.split(/\{\{\s*(\w+)\s*\}\}/);
  cutTexts.set(text, pieces);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      return Object.hasOwn(values, piece) ? String(values[piece] ?? '') : (houseFact(piece, locale) ?? `{{${piece}}}`);
    })
    .join('');
}

/** A catalogue's texts by their whole keys. */
export function flattenCatalogue(catalogue: Catalogue, prefix = ''): FlatCatalogue {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flattenCatalogue(value, `${prefix}${key}.`)),
    ),
  );
}
