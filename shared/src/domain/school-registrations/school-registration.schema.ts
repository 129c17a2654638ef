import { z } from 'zod';
import { callStates } from '../school-calls/call-state.ts';
import { callSessionSchema, schoolCallSchema } from '../school-calls/school-call.schema.ts';
import { schoolLevels } from '../school-calls/school-levels.ts';
import { registrationStates, registrationSteps } from './registration-state.ts';

const instant = z.iso.datetime({ offset: true });
const count = z.number().int().min(0);

/** Who comes: numbers and a level, never a pupil's name. A wheelchair user is among the pupils or teachers, too. */
export const schoolGroupSchema = z.object({
  /** Empty in a draft that does not say it yet. */
  level: z.enum(schoolLevels).or(z.literal('')),
  pupils: count,
  teachers: count,
  wheelchairs: count,
});
export type SchoolGroup = z.infer<typeof schoolGroupSchema>;

export const wishedSessionSchema = callSessionSchema.omit({
  seats: true,
  seatsLeft: true,
  wheelchairs: true,
  wheelchairsLeft: true,
});
export type WishedSession = z.infer<typeof wishedSessionSchema>;

export const schoolMessageSchema = z.object({
  sender: z.enum(['centre', 'office']),
  text: z.string(),
  sentAt: instant,
});
export type SchoolMessage = z.infer<typeof schoolMessageSchema>;

/** Why a registration has the place that it has. */
export const drawnPlaceSchema = z.object({
  seed: z.string(),
  drawnAt: instant,
  /** 1 had the first turn. */
  position: z.number().int(),
  /** How many took part. */
  of: z.number().int(),
  hasPriority: z.boolean(),
  /** Its lot: SHA-256 of `seed:reference`. */
  lot: z.string(),
  /** The wishes that had no room for it at its turn, and what was left of them then. */
  missed: z.array(z.object({ session: wishedSessionSchema, seats: count, wheelchairs: count })),
  /** What the draw gave; an adjustment by hand stands in the history. */
  session: wishedSessionSchema.nullable(),
});
export type DrawnPlace = z.infer<typeof drawnPlaceSchema>;

export const registrationEventSchema = z.object({
  at: instant,
  /** `site`: by itself, when the days to answer were over or seats came free. */
  actor: z.enum(['centre', 'office', 'draw', 'site']),
  state: z.enum(registrationStates),
  session: wishedSessionSchema.nullable(),
  /** Why, in the words of the member of staff who did it by hand. */
  note: z.string(),
});

export const registrationSummarySchema = z.object({
  reference: z.string(),
  call: schoolCallSchema.pick({ key: true, production: true, resultsOn: true, closesAt: true }).extend({
    state: z.enum(callStates),
  }),
  state: z.enum(registrationStates),
  seats: count,
  wheelchairs: count,
  session: wishedSessionSchema.nullable(),
  /** Until when its place must be confirmed. */
  answerBy: instant.nullable(),
});
export type RegistrationSummary = z.infer<typeof registrationSummarySchema>;

/** A registration as its school and the orchestra's office see it. */
export const schoolRegistrationSchema = registrationSummarySchema.extend({
  /** Of the form that made it: a change sends the same one. */
  formKey: z.string(),
  /** Counts its changes: a change names the version that was shown. */
  version: z.number().int(),
  groups: z.array(schoolGroupSchema),
  wishes: z.array(wishedSessionSchema),
  contact: z.string(),
  phone: z.string(),
  needs: z.string(),
  submittedAt: instant.nullable(),
  drawn: drawnPlaceSchema.nullable(),
  steps: z.array(z.enum(registrationSteps)),
  canChange: z.boolean(),
  history: z.array(registrationEventSchema),
  messages: z.array(schoolMessageSchema),
});
export type SchoolRegistration = z.infer<typeof schoolRegistrationSchema>;
