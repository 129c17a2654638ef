import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

/** A department that answers questions about a matter. */
export const departmentSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Formatted for reading. */
  phone: z.string(),
  email: z.string(),
  lang: localeSchema,
});
export type Department = z.infer<typeof departmentSchema>;
