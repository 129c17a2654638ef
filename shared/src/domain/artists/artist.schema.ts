import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { portraitSchema } from '../drawings/drawing.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';
import { localeSchema } from '../locale.schema.ts';

export const artistRoles = ['conductor', 'soloist', 'narrator', 'choir'] as const;

export const artistSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  sortName: z.string(),
  kind: z.enum(['person', 'ensemble', 'choir']),
  roles: z.array(z.enum(artistRoles)),
  instrument: z.string().nullable(),
  /** The drawing of the artist, chosen by instrument. */
  portrait: portraitSchema,
  ...picturesField,
  biography: htmlSchema,
  /** Neither the chief conductor nor one of the orchestra's choirs or members. */
  isGuest: z.boolean(),
  /** The dates of their next and their last concert here; cancelled and postponed ones do not count. */
  nextAt: z.iso.datetime({ offset: true }).nullable(),
  lastAt: z.iso.datetime({ offset: true }).nullable(),
  /** The works that they conduct, play, sing or narrate with the orchestra in these seasons, the latest first; of soloists only solo works. */
  works: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      composer: z.string(),
      minutes: z.number().int(),
      forces: z.array(z.string()),
    }),
  ),
  lang: localeSchema,
});
export type Artist = z.infer<typeof artistSchema>;

/** A performer of a concert. */
export const creditSchema = z.object({
  artistId: z.number().int().nullable(),
  slug: z.string().nullable(),
  name: z.string(),
  role: z.enum(artistRoles),
  /** The performer's instrument, voice or function in the page's language: "piano", "dirección". */
  part: z.string(),
});
export type Credit = z.infer<typeof creditSchema>;
