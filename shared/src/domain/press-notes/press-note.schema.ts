import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const pressNoteSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  category: z.string(),
  publishedAt: z.iso.datetime({ offset: true }),
  summary: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  lang: localeSchema,
});
export type PressNote = z.infer<typeof pressNoteSchema>;
