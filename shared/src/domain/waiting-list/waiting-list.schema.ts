import { z } from 'zod';
import { eventSummarySchema, performanceSchema } from '../events/event.schema.ts';
import { placeStates } from './waiting-list.ts';

/** A place on a waiting list, as the link in its message shows it. The address of its owner is not in it. */
export const waitingPlaceSchema = z.object({
  state: z.enum(placeStates),
  reference: z.string(),
  seats: z.number().int(),
  event: eventSummarySchema.pick({ id: true, slug: true, title: true, lang: true }),
  performance: performanceSchema.pick({ id: true, startsAt: true, hall: true, state: true }),
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;
