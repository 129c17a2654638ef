import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';

const key = z.string().regex(/^[a-zA-Z]+$/);
const day = dayOrInstantSchema.nullable();
const zonePrices = z.array(z.object({ zone: z.string(), amount: z.int().min(0) })).min(1);

/** Slugs that would collide with the paths of other pages. */
const reserved = ['comparar', 'cual'];
const slug = z
  .string()
  .regex(/^[a-z0-9-]*[a-z][a-z0-9-]*$/)
  .refine((word) => !reserved.includes(word), 'is the address of another page');

export const subscriptionsContent = z.object({
  /** Profiles, benefits and channels are defined once; subscriptions refer to them by key. */
  profiles: z.array(z.object({ key: z.enum(['general', 'renewal', 'young']), name: textSchema, who: textSchema })),
  benefits: z.array(z.object({ key, name: textSchema })),
  channels: z.array(z.object({ key, name: textSchema, to: z.string(), hours: textSchema })),
  renewals: z.record(key, textSchema),
  terms: z.record(key, textSchema),
  questions: z.array(z.object({ key, question: textSchema, answer: textSchema })),
  subscriptions: z.array(
    z.object({
      id: z.int().positive(),
      slug,
      season: z.string(),
      kind: z.enum(['full', 'part', 'welcomePackage', 'flexible', 'youth']),
      name: textSchema,
      claim: textSchema,
      concerts: textSchema,
      description: textSchema,
      /** The id of the hall whose zones the prices name. */
      hall: z.int().positive(),
      prices: zonePrices,
      profilePrices: z.strictObject({ renewal: zonePrices.optional(), young: zonePrices.optional() }),
      /** More concerts must never have a smaller discount, because the calculation of the cheapest combination relies on that. */
      steps: z
        .array(z.object({ from: z.int().positive(), percent: z.int().min(0).max(100) }))
        .refine(
          (steps) =>
            steps.every(
              ({ from, percent }, index) =>
                index === 0 || (from > (steps[index - 1]?.from ?? 0) && percent >= (steps[index - 1]?.percent ?? 0)),
            ),
          'must ascend',
        ),
      saleFrom: day,
      saleTo: day,
      renewalFrom: day,
      renewalTo: day,
      changesFrom: day,
      changesTo: day,
      limitedFrom: day,
      /** By the keys above; a benefit that is not listed is not included. */
      benefits: z.record(key, textSchema),
      renewal: key.nullable(),
      channels: z.array(z.object({ key, renewalFrom: day, saleFrom: day })),
      terms: key,
      questions: z.array(key),
      eventIds: z.array(z.int().positive()),
    }),
  ),
});
