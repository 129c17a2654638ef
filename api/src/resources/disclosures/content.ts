import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema, pagePathSchema, slugSchema } from '../../content/fields.ts';

/** The index of disclosures that the transparency laws require; `documents` are ids of documents.json. */
export const disclosuresContent = z.array(
  z.strictObject({
    id: idSchema,
    section: slugSchema,
    title: textSchema,
    summary: textSchema,
    law: textSchema,
    updatedOn: daySchema,
    owner: textSchema,
    documents: z.array(idSchema).default([]),
    path: pagePathSchema.optional(),
  }),
);
