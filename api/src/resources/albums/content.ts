import { z } from 'zod';
import { textOrWord, textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

export const albumsContent = z.array(
  z.object({
    id: idSchema,
    slug: slugSchema,
    title: textSchema,
    year: z.int(),
    label: z.string(),
    performers: z.string(),
    notes: textSchema,
    /** The address at which visitors can listen to the recording. */
    listenUrl: z.url({ protocol: /^https$/ }).optional(),
    tracks: z.array(
      z.object({ title: textOrWord, composer: z.string(), minutes: z.int().positive(), forces: z.array(z.string()) }),
    ),
  }),
);
