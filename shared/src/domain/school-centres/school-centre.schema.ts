import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { centreStates } from './centre-field-rules.ts';

/** A school, for the school itself and for the office. */
export const schoolCentreSchema = z.object({
  id: z.number().int(),
  /** The official code: eight digits. */
  code: z.string(),
  name: z.string(),
  municipality: z.string(),
  /** The person who is responsible for the registrations. */
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: localeSchema,
  state: z.enum(centreStates),
  /** A school has priority in a draw if it is a one-room school or has never come. */
  isOneRoom: z.boolean(),
  hasCome: z.boolean(),
  version: z.number().int(),
});
export type SchoolCentre = z.infer<typeof schoolCentreSchema>;

/** The number of schools whose request for an account is undecided. */
export const accountRequestsSchema = z.object({ waiting: z.number().int() });
export type AccountRequests = z.infer<typeof accountRequestsSchema>;
