import { z } from 'zod';
import { textLang } from './list.schema.ts';

export const artistSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  sortName: z.string(),
  kind: z.enum(['person', 'ensemble', 'choir']),
  roles: z.array(z.enum(['conductor', 'soloist', 'narrator', 'choir'])),
  instrument: z.string().nullable(),
  biography: z.string(),
  lang: textLang,
});
export type Artist = z.infer<typeof artistSchema>;

/** Somebody on a concert's bill. */
export const creditSchema = z.object({
  artistId: z.number().int().nullable(),
  slug: z.string().nullable(),
  name: z.string(),
  role: z.enum(['conductor', 'soloist', 'narrator', 'choir']),
  /** The instrument or voice in the page's language, the part it plays on the bill: "piano", "dirección". */
  part: z.string(),
});
export type Credit = z.infer<typeof creditSchema>;
