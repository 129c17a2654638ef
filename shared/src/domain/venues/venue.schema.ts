import { z } from 'zod';
import { accessFeatures } from './access-feature.ts';
import { localeSchema } from '../locale.schema.ts';
import { hallPlanSchema } from './hall-plan.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';
import { venueTopics } from './venue-topic.ts';

export const venueSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  /** The use of the venue, in a sentence or two. */
  summary: z.string(),
  street: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  gettingThere: z.array(
    z.object({
      mode: z.enum(['walk', 'bus', 'car', 'taxi', 'bike']),
      text: z.string(),
      /** The numbers of the bus lines. */
      lines: z.array(z.string()),
      /** How to get home late; empty where this does not apply. */
      lastService: z.string(),
    }),
  ),
  /** A summary in a few sentences; `notes` has the details by topic. */
  accessibility: z.string(),
  notes: z.array(z.object({ topic: z.enum(venueTopics), text: z.string() })),
  access: z.array(z.enum(accessFeatures)),
  boxOffice: z.string(),
  ...picturesField,
  lang: localeSchema,
  halls: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      capacity: z.number().int(),
      zones: z.array(z.object({ key: z.string(), name: z.string(), price: z.number().int(), note: z.string() })),
      /** Null where seats are not numbered. */
      plan: hallPlanSchema.nullable(),
    }),
  ),
});
export type Venue = z.infer<typeof venueSchema>;

/** The hall of a performance. */
export const hallSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  venue: z.string(),
  venueSlug: z.string(),
  locality: z.string(),
  street: z.string(),
  postalCode: z.string(),
});
export type Hall = z.infer<typeof hallSchema>;
