import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

/** Who answers about a matter. */
export const departmentSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** As it is read. */
  phone: z.string(),
  email: z.string(),
  lang: localeSchema,
});
export type Department = z.infer<typeof departmentSchema>;
