import { z } from 'zod';
import { locales } from './locale.ts';

/** A language. As the `lang` of a text, it is the text's actual language: `es` on an English page means that there is no translation. */
export const localeSchema = z.enum(locales);

/** The slugs in both languages, which the language switch needs to find the other address. */
export const slugsSchema = z.object({ es: z.string(), en: z.string() });
export type Slugs = z.infer<typeof slugsSchema>;
