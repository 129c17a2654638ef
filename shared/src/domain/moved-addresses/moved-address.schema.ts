import { z } from 'zod';

/** An address without locale that is no page any more. */
export const movedAddressSchema = z.object({
  path: z.string(),
  /** Where it is now, without locale; null for what is gone. */
  to: z.string().nullable(),
});
export type MovedAddress = z.infer<typeof movedAddressSchema>;
