import { z } from 'zod';
import { descriptionSchema, textSchema } from '../../content/bilingual.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema, pagePathSchema, slugSchema } from '../../content/fields.ts';

/** The anchor of a section, the same in both languages, so that a change of the language keeps the place; stored for each language. */
const anchorSchema = slugSchema.transform((word) => ({ es: word, en: word }));

export const pagesContent = z.array(
  z.object({
    id: idSchema,
    path: pagePathSchema,
    title: textSchema,
    description: descriptionSchema,
    lead: textSchema,
    /** Visitors' words for the content of the page: the search treats them as names of the page. */
    searchedAs: textSchema.optional(),
    sections: z.array(z.object({ anchor: anchorSchema, title: textSchema, html: textSchema })),
    updatedOn: daySchema,
  }),
);
