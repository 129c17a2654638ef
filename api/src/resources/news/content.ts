import { z } from 'zod';
import { subjectDrawingSchema } from '@ofgc/shared/domain/drawings/drawing.schema.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';
import { idSchema, slugSchema, contentSlugsSchema } from '../../content/fields.ts';
import { namedListContent } from '../../content/named-list.ts';

export const newsContent = z.object({
  categories: namedListContent,
  news: z.array(
    z.object({
      id: idSchema,
      slug: contentSlugsSchema,
      title: textSchema,
      lead: textSchema,
      category: slugSchema,
      publishedAt: dayOrInstantSchema,
      body: textSchema,
      /** The drawing of the article's subject; default: a drawing of its category. */
      drawing: subjectDrawingSchema.optional(),
      eventIds: z.array(idSchema).default([]),
    }),
  ),
});
