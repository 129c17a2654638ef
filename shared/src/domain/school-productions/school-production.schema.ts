import { z } from 'zod';
import { enrolmentStates } from '../enrolment/enrolment-state.ts';
import { localeSchema } from '../locale.schema.ts';

/** In the hall, on tour in the municipalities, or for nursery schools. */
export const productionKinds = ['school', 'touring', 'baby'] as const;

/** A programme for schools; its dates are sessions. */
export const schoolProductionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(productionKinds),
  /** School year: `2026-27`. */
  course: z.string(),
  title: z.string(),
  /** What is played, and who plays it. */
  music: z.string(),
  levels: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  /** Euro cents a pupil; 0 is free. */
  price: z.number().int(),
  /** Its page in the calendar, where it has one. */
  event: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  /** First and last date and how many there are; null before dates are set. */
  sessions: z.object({ from: z.string(), to: z.string(), total: z.number().int() }).nullable(),
  /** The best that any of its sessions can offer: open before full before closed before past. */
  state: z.enum(enrolmentStates),
  lang: localeSchema,
});
export type SchoolProduction = z.infer<typeof schoolProductionSchema>;

export const schoolSessionSchema = z.object({
  id: z.number().int(),
  production: z.object({ id: z.number().int(), slug: z.string(), title: z.string() }),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  municipality: z.string(),
  place: z.string(),
  capacity: z.number().int(),
  seatsLeft: z.number().int(),
  applyFrom: z.iso.datetime({ offset: true }),
  applyTo: z.iso.datetime({ offset: true }),
  /** Whether the municipality or the Cabildo pays the bus. */
  hasBus: z.boolean(),
  state: z.enum(enrolmentStates),
  lang: localeSchema,
});
export type SchoolSession = z.infer<typeof schoolSessionSchema>;
