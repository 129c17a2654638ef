import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';

/** A recording. Its cover is drawn by the poster function from its tracks. */
export const albumSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  year: z.number().int(),
  label: z.string(),
  performers: z.string(),
  notes: z.string(),
  ...picturesField,
  /** An address to listen to the recording; null where there is none. */
  listenUrl: z.string().nullable(),
  tracks: z.array(
    z.object({ title: z.string(), composer: z.string(), minutes: z.number().int(), forces: z.array(z.string()) }),
  ),
  lang: localeSchema,
});
export type Album = z.infer<typeof albumSchema>;
