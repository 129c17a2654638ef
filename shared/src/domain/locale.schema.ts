import { z } from 'zod';
import { locales } from './locale.ts';

/** A language. As the `lang` of a text it is the one that the text is really in: `es` on an English page means that no translation exists. */
export const localeSchema = z.enum(locales);

/** Addresses differ by language, so that a language switch knows where to go. */
export const slugsSchema = z.object({ es: z.string(), en: z.string() });
export type Slugs = z.infer<typeof slugsSchema>;
