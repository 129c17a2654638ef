import { z } from 'zod';

/** A photograph in the API's responses: enough to build the address of every rendition. */
export const pictureSchema = z.object({
  /** A hash of the original's bytes, different for each photograph. */
  key: z.string(),
  /** The size of the original after rotation, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** The point that every crop contains, in per cent from the left and from the top. */
  focus: z.object({ x: z.number().int(), y: z.number().int() }),
  /** Whether it is shown in two colours of the palette instead of its own. */
  isDuotone: z.boolean(),
  /** The alternative text. */
  alt: z.string(),
  /** The photographer. */
  credit: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** For items with photographs: in lists only the first, on the item's own page all; absent where there are none. */
export const picturesField = { pictures: z.array(pictureSchema).optional() };
