import { z } from 'zod';
import { enrolmentStates } from '../enrolment/enrolment-state.ts';
import { localeSchema } from '../locale.schema.ts';

/** Programmes in the hall, on tour in the municipalities, and for nursery schools. */
export const productionKinds = ['school', 'touring', 'baby'] as const;

/** A programme for schools; its dates are sessions. */
export const schoolProductionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(productionKinds),
  /** School year: `2026-27`. */
  course: z.string(),
  title: z.string(),
  /** The music and its performers. */
  music: z.string(),
  levels: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  /** In euro cents per pupil; 0 is free. */
  price: z.number().int(),
  /** Its page in the calendar, where it has one. */
  event: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  /** The first and the last date and their number; null before dates are set. */
  sessions: z.object({ from: z.string(), to: z.string(), total: z.number().int() }).nullable(),
  /** The best state of its sessions: open before full before closed before past. */
  state: z.enum(enrolmentStates),
  lang: localeSchema,
});
export type SchoolProduction = z.infer<typeof schoolProductionSchema>;

/** Why a session does not take place on its day, where it does not. */
export const suspensionSchema = z.enum(['cancelled', 'postponed']);
export type Suspension = z.infer<typeof suspensionSchema>;

export const schoolSessionSchema = z.object({
  id: z.number().int(),
  production: z.object({ id: z.number().int(), slug: z.string(), title: z.string() }),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  suspended: suspensionSchema.nullable(),
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
