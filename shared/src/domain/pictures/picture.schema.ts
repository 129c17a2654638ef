import { z } from 'zod';

/** A photograph as the API answers it: enough to write the address of every rendition of it. */
export const pictureSchema = z.object({
  /** Of its original's bytes: another photograph has another one. */
  key: z.string(),
  /** Of the original, upright, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** The point that no crop loses, in per cent from the left and from the top. */
  focus: z.object({ x: z.number().int(), y: z.number().int() }),
  /** Printed in two colours of the palette instead of its own. */
  isDuotone: z.boolean(),
  /** What it shows. */
  alt: z.string(),
  /** Who took it. */
  credit: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Of something that may have photographs: lists carry the first one, its own page all; absent where there is none. */
export const picturesField = { pictures: z.array(pictureSchema).optional() };
