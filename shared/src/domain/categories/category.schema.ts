import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const categorySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  kindName: z.string(),
  order: z.number().int(),
  lang: localeSchema,
});
export type Category = z.infer<typeof categorySchema>;
