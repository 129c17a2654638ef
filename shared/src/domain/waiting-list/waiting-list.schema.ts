import { z } from 'zod';
import { countOf, emailField } from '../../forms/form.schema.ts';
import { consentFields } from '../consents/consent.schema.ts';
import { eventSummarySchema, performanceSchema } from '../events/event.schema.ts';
import { placeStates } from './waiting-list-state.ts';
import { mostSeats } from './waiting-list-field-rules.ts';

/** `POST /api/waitlist`. */
export const waitingListFormSchema = z.object({
  /** The performance's id; 0 for invalid input, which matches no performance. */
  performance: z.preprocess(countOf, z.number()),
  email: emailField,
  seats: z.preprocess(countOf, z.number().min(1, 'seatsRequired').max(mostSeats, 'seatsRequired')),
  ...consentFields,
});
export type WaitingListRequest = z.output<typeof waitingListFormSchema>;

/** A place on a waiting list, for the page of the link in its email; without the owner's email address. */
export const waitingEntrySchema = z.object({
  state: z.enum(placeStates),
  reference: z.string(),
  seats: z.number().int(),
  event: eventSummarySchema.pick({ id: true, slug: true, title: true, lang: true }),
  performance: performanceSchema.pick({ id: true, startsAt: true, hall: true, state: true }),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;
