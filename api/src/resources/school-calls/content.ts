import { z } from 'zod';
import { schoolLevels } from '@ofgc/shared/domain/school-calls/school-levels.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

const call = z.strictObject({
  /** With the school year of its programme added, it is the call's name in the database: the next year's call may have the same key. */
  key: slugSchema,
  production: slugSchema,
  /** The sessions whose places one draw gives; they all have the same application days. */
  sessions: z.array(idSchema).min(1),
  levels: z.array(z.enum(schoolLevels)).min(1),
  pupilsPerTeacher: z.int().positive(),
  /** The number in each session. */
  wheelchairSpaces: z.int().min(0),
  /** The day on which the places are announced. */
  resultsOn: daySchema,
  /** The number of days in which a school must confirm a place. */
  answerDays: z.int().positive(),
});

export const schoolCallsContent = z.array(call).refine((calls) => {
  const sessions = calls.flatMap((one) => one.sessions);
  return new Set(sessions).size === sessions.length;
}, 'a session is of two calls');
