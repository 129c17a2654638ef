import { z } from 'zod';

/** An address without locale that is no longer a page. */
export const movedAddressSchema = z.object({
  path: z.string(),
  /** The new address, without locale; null where the page is gone. */
  to: z.string().nullable(),
});
export type MovedAddress = z.infer<typeof movedAddressSchema>;
