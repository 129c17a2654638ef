import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { productionKinds, suspensionSchema } from '../school-productions/school-production.schema.ts';
import { callStates } from './call-state.ts';
import { schoolLevels } from './school-levels.ts';

const instant = z.iso.datetime({ offset: true });

/** A session that a school can wish for. */
export const callSessionSchema = z.object({
  id: z.number().int(),
  startsAt: instant,
  endsAt: instant,
  suspended: suspensionSchema.nullable(),
  municipality: z.string(),
  place: z.string(),
  hasBus: z.boolean(),
  /** The seats that the draw assigns, and those that are left. */
  seats: z.number().int(),
  seatsLeft: z.number().int(),
  wheelchairs: z.number().int(),
  wheelchairsLeft: z.number().int(),
});
export type CallSession = z.infer<typeof callSessionSchema>;

/** A programme for schools with the sessions that one draw assigns. */
export const schoolCallSchema = z.object({
  key: z.string(),
  production: z.object({ slug: z.string(), title: z.string(), kind: z.enum(productionKinds), levels: z.string() }),
  /** The levels that its groups may have. */
  levels: z.array(z.enum(schoolLevels)),
  /** The most pupils per teacher. */
  pupilsPerTeacher: z.number().int(),
  /** In euro cents per pupil; 0 is free. */
  price: z.number().int(),
  opensAt: instant,
  closesAt: instant,
  /** The day on which the places are announced. */
  resultsOn: z.iso.date(),
  /** The number of days to confirm or decline a place. */
  answerDays: z.number().int(),
  state: z.enum(callStates),
  sessions: z.array(callSessionSchema),
  lang: localeSchema,
});
export type SchoolCall = z.infer<typeof schoolCallSchema>;
