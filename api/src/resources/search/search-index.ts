import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** The table that is looked through in a language. */
export const indexOf = (lang: Locale) => `search_index_${lang}` as const;
