import { z } from 'zod';
import { scoringPattern } from '@ofgc/shared/domain/programme-booklets/orchestra-of-the-week.ts';
import { textSchema } from '../../content/bilingual.ts';

const bothLanguages = z.strictObject({ es: z.string().min(1), en: z.string().min(1) });

/** By work: its programme note and the players that it requires. */
export const workNotesContent = z.record(
  z.string(),
  z.strictObject({
    scoring: z.string().regex(scoringPattern),
    title: textSchema,
    author: z.string(),
    /** HTML paragraphs. */
    text: textSchema,
  }),
);

/**
 * Sung texts, only from the public domain: in Spain the works of an author who died before 7 December 1987 are protected for eighty years.
 * The translations are the orchestra's own.
 */
export const sungTextsContent = z.strictObject({
  texts: z.record(
    z.string(),
    z.strictObject({
      title: textSchema,
      poet: textSchema,
      language: z.string().regex(/^[a-z]{2}$/),
      /** Stanzas of lines: original, Spanish, English. */
      stanzas: z.array(z.array(z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)])).min(1)).min(1),
    }),
  ),
  works: z.record(z.string(), z.strictObject({ texts: z.array(z.string()), remark: bothLanguages.optional() })),
});
