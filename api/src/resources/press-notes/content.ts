import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';
import { idSchema } from '../../content/fields.ts';

export const pressNotesContent = z.array(
  z.object({
    id: idSchema,
    title: textSchema,
    category: textSchema,
    publishedAt: dayOrInstantSchema,
    summary: textSchema,
    body: textSchema,
  }),
);
