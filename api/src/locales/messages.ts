import { isLocale, defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

const catalogues = { es, en } satisfies Record<Locale, Record<keyof typeof es, string>>;
export type MessageKey = keyof typeof es;

/** A sentence for people, in their language. @param values fill the `{{placeholders}}` */
export function message(lang: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  return catalogues[lang][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The language of a request whose query may be invalid. */
export function languageOf(query: unknown): Locale {
  const lang = typeof query === 'object' && query && 'lang' in query ? query.lang : undefined;
  return isLocale(lang) ? lang : defaultLocale;
}
