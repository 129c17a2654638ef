import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

/** An education or community activity. */
export const activitySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(['family', 'school', 'touring', 'workshop', 'training', 'masterclass', 'community', 'club']),
  title: z.string(),
  summary: z.string(),
  audience: z.string(),
  when: z.string(),
  place: z.string(),
  price: z.string(),
  eventIds: z.array(z.number().int()),
  /** The last day of the activity, `YYYY-MM-DD`; null if it has no end. */
  lastOn: z.iso.date().nullable(),
  lang: localeSchema,
});
export type Activity = z.infer<typeof activitySchema>;
