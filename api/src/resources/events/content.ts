import { z } from 'zod';
import { accessFeatures } from '@ofgc/shared/domain/venues/access-feature.ts';
import { eventChanges } from '@ofgc/shared/domain/events/event-change.ts';
import { eventStatuses, sales } from '@ofgc/shared/domain/events/display-state.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema, hourSchema } from '../../content/dates.ts';
import { idSchema, slugSchema, contentSlugsSchema } from '../../content/fields.ts';

export const eventsContent = z.array(
  z.object({
    id: idSchema,
    slug: contentSlugsSchema,
    season: z.string(),
    category: slugSchema,
    venue: z.string(),
    title: textSchema,
    conductor: z.string(),
    performances: z
      .array(
        z.object({
          id: idSchema,
          date: daySchema,
          time: hourSchema,
          tz: z.literal('Atlantic/Canary'),
          status: z.enum(eventStatuses),
          sale: z.enum(sales),
          waitingList: z.boolean().default(false),
          relaxed: z.boolean().default(false),
          /** The performance's earlier dates, the last first: a day (at today's hour of the performance) or an instant. */
          previousDates: z.array(dayOrInstantSchema).default([]),
          saleFrom: dayOrInstantSchema.nullable().default(null),
          /** Access features in addition to the hall's. */
          access: z.array(z.enum(accessFeatures)).default([]),
        }),
      )
      .min(1),
    /** A soloist without a name is to be announced. */
    soloists: z.array(z.object({ name: z.string().nullable(), instrument: textSchema })),
    programme: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('work'), work: z.string() }),
          z.object({ kind: z.literal('interval'), minutes: z.int().positive() }),
        ]),
      )
      .min(1),
    price: z.object({
      kind: z.enum(['range', 'flat', 'perPupil', 'free', 'freeWithReservation', 'freeForSchools']),
      min: z.int().min(0),
      max: z.int().min(0),
      currency: z.literal('EUR'),
    }),
    ageFrom: z.int().min(0).nullable().default(null),
    /** Announced length in minutes where it is longer than the music, as with narrated sessions. */
    durationMinutes: z.int().positive().optional(),
  }),
);

export const eventTextsContent = z.record(
  z.string(),
  z.object({
    teaser: textSchema,
    synopsis: textSchema,
    stateNote: textSchema.optional(),
    accessibility: textSchema.optional(),
    changes: z
      .array(
        z.object({
          at: daySchema,
          kind: z.enum(eventChanges),
          text: textSchema,
          /**
           * The day of withdrawal, after which the change is not shown; calendars' sequence numbers count both the change and its
           * withdrawal.
           */
          withdrawnOn: daySchema.optional(),
        }),
      )
      .default([]),
  }),
);

export const priceScalesContent = z.array(
  z.object({
    min: z.int(),
    max: z.int(),
    /** The rule of which zones sell out first knows these four, the dearest first (`shared/src/domain/events/zone-state.ts`). */
    zones: z
      .array(z.object({ zone: z.string(), amount: z.int().min(0) }))
      .refine(
        (zones) =>
          zones.map(({ zone }) => zone).join('') === 'ABCD' &&
          zones.every(({ amount }, index) => amount < (zones[index - 1]?.amount ?? Infinity)),
        'must be A, B, C and D, each cheaper than the one before',
      ),
  }),
);

export const discountsContent = z.array(
  z.object({ key: slugSchema, categories: z.array(slugSchema), name: textSchema, text: textSchema }),
);
