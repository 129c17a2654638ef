import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const seasonSchema = z.object({
  id: z.number().int(),
  /** '2026-27' */
  code: z.string(),
  /** '2627', as in the addresses of the season pages */
  slug: z.string(),
  name: z.string(),
  motto: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isCurrent: z.boolean(),
  concerts: z.number().int(),
  /** The starts of sales, in the order of time; `on` is a local date. */
  saleDates: z.array(z.object({ on: z.string(), what: z.string() })),
  lang: localeSchema,
});
export type Season = z.infer<typeof seasonSchema>;
