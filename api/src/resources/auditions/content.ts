import { z } from 'zod';
import { auditionKinds, roundFormats } from '@ofgc/shared/domain/auditions/audition.ts';
import { vacancyStatuses } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema } from '../../content/dates.ts';
import { applyUrlSchema, idSchema, slugSchema } from '../../content/fields.ts';

const roundContent = z.strictObject({
  on: daySchema,
  format: z.enum(roundFormats),
  hasScreen: z.boolean(),
  text: textSchema,
  excerpts: z.array(
    z.strictObject({ work: textSchema, movement: textSchema.nullable(), part: textSchema, bars: textSchema }),
  ),
});

export const auditionsContent = z
  .array(
    z
      .strictObject({
        id: idSchema,
        slug: slugSchema,
        kind: z.enum(auditionKinds),
        title: textSchema,
        role: textSchema,
        place: textSchema,
        pianist: textSchema,
        travel: textSchema,
        requirements: z.array(textSchema).default([]),
        rounds: z
          .array(roundContent)
          .min(1)
          .refine((rounds) => rounds.every(({ on }, index) => on >= (rounds[index - 1]?.on ?? '')), 'must be in order'),
        result: z.strictObject({ on: daySchema, text: textSchema }).optional(),
        /** The id of the audition's vacancy, whose dates and status it takes over; otherwise the audition has its own call. */
        vacancy: idSchema.optional(),
        call: z
          .strictObject({
            publishedAt: dayOrInstantSchema,
            applyFrom: dayOrInstantSchema,
            applyTo: dayOrInstantSchema,
            applyUrl: applyUrlSchema,
            status: z.enum(vacancyStatuses),
          })
          .optional(),
      })
      .refine(({ rounds, result }) => !result || result.on >= (rounds.at(-1)?.on ?? ''), {
        message: 'must not be before the last round',
        path: ['result', 'on'],
      })
      .refine(({ vacancy, call }) => (vacancy === undefined) !== (call === undefined), {
        message: 'has either a vacancy or a call of its own',
        path: ['vacancy'],
      }),
  )
  .refine((auditions) => {
    const taken = auditions.flatMap(({ vacancy }) => vacancy ?? []);
    return new Set(taken).size === taken.length;
  }, 'two auditions have one vacancy');
