import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** The search table of a language. */
export const indexOf = (lang: Locale) => `search_index_${lang}` as const;
