import { z } from 'zod';
import { artistSchema } from './artist.schema.ts';
import { eventSummarySchema } from '../events/event.schema.ts';

/** An artist with their concerts here: coming ones, the soonest first; past ones, the latest first. */
export const artistDetailSchema = artistSchema.extend({
  upcoming: z.array(eventSummarySchema),
  past: z.array(eventSummarySchema),
});
export type ArtistDetail = z.infer<typeof artistDetailSchema>;
