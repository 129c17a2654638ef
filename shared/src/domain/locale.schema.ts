import { z } from 'zod';
import { locales } from './locale.ts';

export const localeSchema = z.enum(locales);

/** The language that a text is really in: `es` on an English page means that no translation exists. */
export const textLang = localeSchema;

/** Addresses differ by language, so that a language switch knows where to go. */
export const slugsSchema = z.object({ es: z.string(), en: z.string() });
export type Slugs = z.infer<typeof slugsSchema>;
