import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { localeSchema } from '../locale.schema.ts';

export const pressNoteSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  category: z.string(),
  publishedAt: z.iso.datetime({ offset: true }),
  summary: z.string(),
  body: htmlSchema,
  lang: localeSchema,
});
export type PressNote = z.infer<typeof pressNoteSchema>;
