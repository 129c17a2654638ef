import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** The name of a language's search table. */
export const indexTable = (lang: Locale) => `search_index_${lang}` as const;
