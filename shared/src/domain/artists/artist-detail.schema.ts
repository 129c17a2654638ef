import { z } from 'zod';
import { artistSchema } from './artist.schema.ts';
import { eventSummarySchema } from '../events/event.schema.ts';

/** An artist with their concerts here: those to come, the soonest first; those that were, the latest first. */
export const artistDetailSchema = artistSchema.extend({
  upcoming: z.array(eventSummarySchema),
  past: z.array(eventSummarySchema),
});
export type ArtistDetail = z.infer<typeof artistDetailSchema>;
