import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

/** A melody by which a work is known again; its sound is a file of the site. */
export const melodySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  /** The work that it belongs to, with its composer. */
  work: z.string(),
  composer: z.string(),
  /** Rounded up. */
  seconds: z.number().int(),
  lang: localeSchema,
});
export type Melody = z.infer<typeof melodySchema>;
