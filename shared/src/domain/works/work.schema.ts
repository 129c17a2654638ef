import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const composerSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  /** The name that a card shows alone: "Beethoven", "J. Strauss II". */
  shortName: z.string(),
  years: z.string(),
  works: z.number().int(),
});
export type Composer = z.infer<typeof composerSchema>;

export const workSchema = z.object({
  id: z.string(),
  title: z.string(),
  composer: z.string(),
  composerSlug: z.string(),
  composerShortName: z.string(),
  years: z.string(),
  minutes: z.number().int(),
  /** Solo instruments and voices as English slugs ("piano", "soprano", "chorus"), which determine the poster. */
  forces: z.array(z.string()),
  movements: z.array(z.string()),
  lang: localeSchema,
});
export type Work = z.infer<typeof workSchema>;
