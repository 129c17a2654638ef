import { z } from 'zod';
import { countOf, emailField } from '../../forms/form.schema.ts';
import { consentFields } from '../consents/consent.schema.ts';
import { eventSummarySchema, performanceSchema } from '../events/event.schema.ts';
import { placeStates } from './waiting-list-state.ts';
import { mostSeats } from './waiting-list-fields.ts';

/** `POST /api/waitlist`. */
export const waitingListFormSchema = z.object({
  /** Its id; one that nothing has is no performance with a waiting list. */
  performance: z.preprocess(countOf, z.number()),
  email: emailField,
  seats: z.preprocess(countOf, z.number().min(1, 'seatsRequired').max(mostSeats, 'seatsRequired')),
  ...consentFields,
});
export type WaitingListRequest = z.output<typeof waitingListFormSchema>;

/** A place on a waiting list, as the link in its message shows it. The address of its owner is not in it. */
export const waitingEntrySchema = z.object({
  state: z.enum(placeStates),
  reference: z.string(),
  seats: z.number().int(),
  event: eventSummarySchema.pick({ id: true, slug: true, title: true, lang: true }),
  performance: performanceSchema.pick({ id: true, startsAt: true, hall: true, state: true }),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;
