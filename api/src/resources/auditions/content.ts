import { z } from 'zod';
import { auditionKinds, roundFormats } from '@ofgc/shared/domain/audition.ts';
import { offerStatuses } from '@ofgc/shared/domain/offer-status.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema } from '../../content/dates.ts';

const id = z.int().positive();

const roundContent = z.strictObject({
  on: daySchema,
  format: z.enum(roundFormats),
  hasScreen: z.boolean(),
  text: textSchema,
  excerpts: z.array(
    z.strictObject({ work: textSchema, movement: textSchema.nullable(), part: textSchema, bars: textSchema }),
  ),
});

export const auditionsContent = z.array(
  z
    .strictObject({
      id,
      slug: z.string().regex(/^[a-z0-9-]+$/),
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
      /** The id of its job offer, whose dates and stage it has; or a call of its own. */
      offer: id.optional(),
      call: z
        .strictObject({
          publishedAt: dayOrInstantSchema,
          applyFrom: dayOrInstantSchema,
          applyTo: dayOrInstantSchema,
          status: z.enum(offerStatuses),
        })
        .optional(),
    })
    .refine(({ offer, call }) => (offer === undefined) !== (call === undefined), {
      message: 'has either an offer or a call of its own',
      path: ['offer'],
    }),
);
