import { z } from 'zod';
import { schoolLevels } from '@ofgc/shared/domain/school-calls/school-levels.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

const call = z.strictObject({
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

export const schoolCallsContent = z
  .array(call)
  .refine((calls) => hasEachOnce(calls.flatMap(({ sessions }) => sessions)), 'a session is of two calls')
  .refine((calls) => hasEachOnce(calls.map(({ key }) => key)), 'two calls have one key');

function hasEachOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
