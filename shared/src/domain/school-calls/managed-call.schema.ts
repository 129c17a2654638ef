import { z } from 'zod';
import { schoolCentreSchema } from '../school-centres/school-centre.schema.ts';
import {
  registrationSummarySchema,
  schoolRegistrationSchema,
} from '../school-registrations/school-registration.schema.ts';
import { callSessionSchema, schoolCallSchema } from './school-call.schema.ts';

const count = z.number().int();

/** What schools ask for in a session beside what there is. */
export const sessionDemandSchema = callSessionSchema.extend({
  /** Seats of all registrations that wish for it first; of all that wish for it at all. */
  firstWishes: count,
  allWishes: count,
});
export type SessionDemand = z.infer<typeof sessionDemandSchema>;

/** A registration in the office's list. */
export const managedRegistrationSchema = schoolRegistrationSchema
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
    /** In the draw; null before it. */
    position: count.nullable(),
  });
export type ManagedRegistration = z.infer<typeof managedRegistrationSchema>;

/** A call as the office sees it. */
export const managedCallSchema = schoolCallSchema.omit({ sessions: true }).extend({
  /** Counts the office's changes of its days. */
  version: count,
  sessions: z.array(sessionDemandSchema),
  registrations: z.array(managedRegistrationSchema),
  draw: z.object({ seed: z.string(), drawnAt: z.iso.datetime({ offset: true }) }).nullable(),
  /** What a draw would give today, where one was tried. */
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

/** A registration and its school, as the office works on them. */
export const managedDetailSchema = z.object({
  registration: schoolRegistrationSchema,
  centre: schoolCentreSchema,
  /** Where it could go. */
  sessions: z.array(callSessionSchema),
});
export type ManagedDetail = z.infer<typeof managedDetailSchema>;

/** A school and what it has sent, as the office works on them. */
export const managedCentreSchema = z.object({
  centre: schoolCentreSchema,
  registrations: z.array(registrationSummarySchema),
});
export type ManagedCentre = z.infer<typeof managedCentreSchema>;

/** What the school area shows a school: itself, its registrations and the calls. */
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
