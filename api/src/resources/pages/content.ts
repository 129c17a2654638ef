import { z } from 'zod';
import { descriptionSchema, textOrWord, textSchema } from '../../content/bilingual.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema, pagePathSchema } from '../../content/fields.ts';

export const pagesContent = z.array(
  z.object({
    id: idSchema,
    path: pagePathSchema,
    title: textSchema,
    description: descriptionSchema,
    lead: textSchema,
    /** Visitors' words for the content of the page: the search treats them as names of the page. */
    searchedAs: textSchema.optional(),
    sections: z.array(z.object({ anchor: textOrWord, title: textSchema, html: textSchema })),
    updatedOn: daySchema,
  }),
);
