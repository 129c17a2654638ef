import { heldWorks } from '@ofgc/shared/text/non-breaking-spaces.ts';
import { z } from 'zod';
import { defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';

/** Spanish always exists; where English is missing, Spanish is shown and marked as Spanish. */
export const textSchema = z.strictObject({ es: z.string(), en: z.string().optional() });
export type Text = z.infer<typeof textSchema>;
const description = z.string().min(40, 'must have at least 40 characters').max(160, 'must have at most 160 characters');
/** A page's description in the results of search engines, which show no more. */
export const descriptionSchema = z.strictObject({ es: description, en: description.optional() });
/** A text that is the same in both languages may be written once. */
export const textOrWord = z.union([textSchema, z.string().transform((word) => ({ es: word, en: word }))]);

export interface TextReader {
  (text: Text): string;
  /** The language of the texts read so far: Spanish as soon as one text had no translation. */
  readonly lang: Locale;
}

/** Reads the texts of one item in the requested language; no line ends within the number or the key of a work. */
export function readerIn(lang: Locale): TextReader {
  let fellBack = false;
  const read = (text: Text): string => {
    const own = text[lang];
    if (own !== undefined) return heldWorks(own);
    fellBack = true;
    return heldWorks(text.es);
  };
  return Object.defineProperty(read, 'lang', { get: () => (fellBack ? defaultLocale : lang) }) as TextReader;
}
