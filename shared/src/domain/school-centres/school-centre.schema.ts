import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { centreStates } from './centre-fields.ts';

/** A school, as it sees itself and as the office sees it. */
export const schoolCentreSchema = z.object({
  id: z.number().int(),
  /** Official: eight digits. */
  code: z.string(),
  name: z.string(),
  municipality: z.string(),
  /** Who is responsible for it. */
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: localeSchema,
  state: z.enum(centreStates),
  /** One of both gives priority in a draw. */
  isOneRoom: z.boolean(),
  hasCome: z.boolean(),
  version: z.number().int(),
});
export type SchoolCentre = z.infer<typeof schoolCentreSchema>;

/** How many schools wait for the office to give them an account. */
export const accountRequestsSchema = z.object({ waiting: z.number().int() });
export type AccountRequests = z.infer<typeof accountRequestsSchema>;
