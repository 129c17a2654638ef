import { z } from 'zod';
import { schoolCentreSchema } from '../school-centres/school-centre.schema.ts';
import {
  registrationSummarySchema,
  schoolRegistrationSchema,
} from '../school-registrations/school-registration.schema.ts';
import { callSessionSchema, schoolCallSchema } from './school-call.schema.ts';

const count = z.number().int();

/** The demand for a session, beside its seats. */
const sessionDemandSchema = callSessionSchema.extend({
  /** The seats of registrations whose first wish is this session, and of all that wish for it. */
  firstWishes: count,
  allWishes: count,
});
export type SessionDemand = z.infer<typeof sessionDemandSchema>;

/** A registration in the office's list. */
const managedRegistrationSchema = schoolRegistrationSchema
  .pick({
    reference: true,
    state: true,
    seats: true,
    wheelchairs: true,
    session: true,
    wishes: true,
    version: true,
    answerBy: true,
    submittedAt: true,
  })
  .extend({
    centre: z.string(),
    municipality: z.string(),
    hasPriority: z.boolean(),
    /** The position in the draw; null before the draw. */
    position: count.nullable(),
  });
export type ManagedRegistration = z.infer<typeof managedRegistrationSchema>;

/** A call in the office. */
export const managedCallSchema = schoolCallSchema.omit({ sessions: true }).extend({
  /** Counts the office's changes of the call's dates. */
  version: count,
  sessions: z.array(sessionDemandSchema),
  registrations: z.array(managedRegistrationSchema),
  draw: z.object({ seed: z.string(), drawnAt: z.iso.datetime({ offset: true }) }).nullable(),
  /** The result of a trial draw, where one was made. */
  trial: z
    .object({
      seed: z.string(),
      placements: z.array(
        z.object({
          reference: z.string(),
          centre: z.string(),
          position: count,
          wish: count,
          session: callSessionSchema.pick({ id: true, startsAt: true, municipality: true }).nullable(),
        }),
      ),
    })
    .nullable(),
});
export type ManagedCall = z.infer<typeof managedCallSchema>;

/** A registration and its school, for the office. */
export const managedDetailSchema = z.object({
  registration: schoolRegistrationSchema,
  centre: schoolCentreSchema,
  /** The sessions that are possible for the registration: those that have not begun, and its own. */
  sessions: z.array(callSessionSchema),
});
export type ManagedDetail = z.infer<typeof managedDetailSchema>;

/** A school and its registrations, for the office. */
export const managedCentreSchema = z.object({
  centre: schoolCentreSchema,
  registrations: z.array(registrationSummarySchema),
});
export type ManagedCentre = z.infer<typeof managedCentreSchema>;

/** The contents of the school area: the school, its registrations and the calls. */
export const schoolAreaSchema = z.object({
  centre: schoolCentreSchema,
  registrations: z.array(
    schoolRegistrationSchema.pick({
      reference: true,
      call: true,
      state: true,
      seats: true,
      wheelchairs: true,
      session: true,
      answerBy: true,
    }),
  ),
  calls: z.array(schoolCallSchema),
});
export type SchoolArea = z.infer<typeof schoolAreaSchema>;
