import type { Locale } from '../domain/locale.ts';

/** The `lang` of a text in a page: undefined where it is the page's own language. */
export function foreignLang<Lang extends string | undefined>(lang: Lang, locale: Locale): Lang | undefined {
  return lang === locale ? undefined : lang;
}
