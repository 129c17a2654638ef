import { z } from 'zod';
import { receiptSchema } from '../../forms/form.schema.ts';
import { callStates } from '../school-calls/call-state.ts';
import { callSessionSchema, schoolCallSchema } from '../school-calls/school-call.schema.ts';
import { schoolLevels } from '../school-calls/school-levels.ts';
import { registrationStates, registrationSteps } from './registration-state.ts';

const instant = z.iso.datetime({ offset: true });
const count = z.number().int().min(0);

/** A group: numbers and a level, never a pupil's name. Wheelchair users are also counted among the pupils or teachers. */
const schoolGroupSchema = z.object({
  /** Empty in a draft without a level. */
  level: z.enum(schoolLevels).or(z.literal('')),
  pupils: count,
  teachers: count,
  wheelchairs: count,
});
export type SchoolGroup = z.infer<typeof schoolGroupSchema>;

const wishedSessionSchema = callSessionSchema.omit({
  seats: true,
  seatsLeft: true,
  wheelchairs: true,
  wheelchairsLeft: true,
});
export type WishedSession = z.infer<typeof wishedSessionSchema>;

const schoolMessageSchema = z.object({
  sender: z.enum(['centre', 'office']),
  text: z.string(),
  sentAt: instant,
});
export type SchoolMessage = z.infer<typeof schoolMessageSchema>;

/** The explanation of a registration's place in the draw. */
const drawnPlaceSchema = z.object({
  seed: z.string(),
  drawnAt: instant,
  /** 1 was the first in turn. */
  position: z.number().int(),
  /** The number of registrations in the draw. */
  of: z.number().int(),
  /** 1 for the school's first registration in the draw; a second one had its turn after everybody's first. */
  round: z.number().int(),
  hasPriority: z.boolean(),
  /** The registration's lot: SHA-256 of `seed:reference`. */
  lot: z.string(),
  /** The wished sessions that were too full at its turn, with the seats that were left then. */
  missed: z.array(z.object({ session: wishedSessionSchema, seats: count, wheelchairs: count })),
  /** The session from the draw; a later assignment by hand is in the history. */
  session: wishedSessionSchema.nullable(),
});

const registrationEventSchema = z.object({
  at: instant,
  /** `site`: the site itself, when the time to answer had passed or seats became free. */
  actor: z.enum(['centre', 'office', 'draw', 'site']),
  state: z.enum(registrationStates),
  session: wishedSessionSchema.nullable(),
  /** The reason that the member of staff gave for a change by hand. */
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
  /** The time by which the place must be confirmed. */
  answerBy: instant.nullable(),
});
export type RegistrationSummary = z.infer<typeof registrationSummarySchema>;

/** A registration, for its school and the office. */
export const schoolRegistrationSchema = registrationSummarySchema.extend({
  /** The key of the form that made the registration; a change sends the same key. */
  formKey: z.string(),
  /** Counts the changes; a change is sent with the version that was shown. */
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

/** The answer to a saved registration. */
export const registrationReceiptSchema = receiptSchema.extend({
  /** A draft that had been sent before stays sent. */
  state: z.enum(registrationStates),
});
export type RegistrationReceipt = z.infer<typeof registrationReceiptSchema>;
