import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { subjectDrawingSchema } from '../drawings/drawing.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';
import { slugsSchema, localeSchema } from '../locale.schema.ts';

export const newsSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  slugs: slugsSchema,
  title: z.string(),
  lead: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
  publishedAt: z.iso.datetime({ offset: true }),
  drawing: subjectDrawingSchema,
  ...picturesField,
  lang: localeSchema,
});
export type News = z.infer<typeof newsSchema>;

/** `newer` and `older` are the next and the previous article by date. */
export const articleSchema = newsSchema.extend({
  body: htmlSchema,
  eventIds: z.array(z.number().int()),
  newer: newsSchema.nullable(),
  older: newsSchema.nullable(),
});
export type Article = z.infer<typeof articleSchema>;
