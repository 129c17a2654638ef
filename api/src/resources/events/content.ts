import { z } from 'zod';
import { accessFeatures } from '@ofgc/shared/domain/access-feature.ts';
import { concertChanges } from '@ofgc/shared/domain/concert-change.ts';
import { eventStatuses, sales } from '@ofgc/shared/domain/display-state.ts';
import { roomBlockSchema } from '@ofgc/shared/domain/room-plan.schema.ts';
import { venueTopics } from '@ofgc/shared/domain/venue-topic.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema } from '../../content/dates.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);
const slugs = z.strictObject({ es: slug, en: slug.optional() });
const id = z.int().positive();

export const seasonsContent = z.array(
  z.object({
    id,
    code: z.string().regex(/^\d{4}-\d{2}$/),
    slug: z.string().regex(/^\d{4}$/),
    name: textSchema,
    motto: textSchema,
    startsOn: daySchema,
    endsOn: daySchema,
    saleDates: z.array(z.object({ on: daySchema, what: textSchema })).default([]),
  }),
);

export const categoriesContent = z.array(
  z.object({ id, slug, name: textSchema, kind: slug, kindName: textSchema, order: z.int() }),
);

export const composersContent = z.array(
  z.object({ id, slug, name: z.string(), shortName: textSchema, fullName: textSchema, years: z.string() }),
);

export const worksContent = z.record(
  z.string(),
  z.object({
    composer: z.string(),
    years: z.string(),
    title: textSchema,
    minutes: z.int().positive(),
    solo: textSchema.nullable(),
  }),
);

export const movementsContent = z.record(z.string(), z.array(z.string()));

export const artistsContent = z.array(
  z.object({
    id,
    slug,
    name: z.string(),
    sortName: z.string(),
    kind: z.enum(['person', 'ensemble', 'choir']),
    roles: z.array(z.enum(['conductor', 'soloist', 'narrator', 'choir'])),
    gender: z.enum(['f', 'm']).nullable(),
    instrument: textSchema.nullable(),
    biography: textSchema,
  }),
);

export const eventsContent = z.array(
  z.object({
    id,
    slug: slugs,
    season: z.string(),
    category: slug,
    venue: z.string(),
    title: textSchema,
    conductor: z.string(),
    performances: z
      .array(
        z.object({
          id,
          date: daySchema,
          time: z.string().regex(/^\d{2}:\d{2}$/),
          tz: z.literal('Atlantic/Canary'),
          status: z.enum(eventStatuses),
          sale: z.enum(sales),
          waitingList: z.boolean().default(false),
          relaxed: z.boolean().default(false),
          previousDates: z.array(daySchema).default([]),
          saleFrom: dayOrInstantSchema.nullable().default(null),
          /** Beside what the hall offers. */
          access: z.array(z.enum(accessFeatures)).default([]),
        }),
      )
      .min(1),
    /** Without a name: to be announced. */
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
    /** Announced length where it is longer than the music: narrated sessions. */
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
    changes: z.array(z.object({ at: daySchema, kind: z.enum(concertChanges), text: textSchema })).default([]),
  }),
);

export const priceScalesContent = z.array(
  z.object({
    min: z.int(),
    max: z.int(),
    zones: z.array(z.object({ zone: z.string(), amount: z.int().min(0) })),
  }),
);

export const discountsContent = z.array(
  z.object({ key: slug, categories: z.array(slug), name: textSchema, text: textSchema }),
);

export const venuesContent = z.array(
  z.object({
    id,
    slug,
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    locality: z.string(),
    region: z.string(),
    country: z.literal('ES'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    summary: textSchema,
    gettingThere: z.array(
      z.object({
        mode: z.enum(['walk', 'bus', 'car', 'taxi', 'bike']),
        text: textSchema,
        lines: z.array(z.string()).default([]),
        lastService: textSchema.nullable().default(null),
      }),
    ),
    notes: z.array(z.object({ topic: z.enum(venueTopics), text: textSchema })).default([]),
    accessibility: textSchema,
    access: z.array(z.enum(accessFeatures)).default([]),
    boxOffice: textSchema,
    halls: z
      .array(
        z
          .object({
            id,
            name: textSchema,
            capacity: z.int().positive(),
            /** What `venue` in events.json says when it means this hall. */
            matches: z.array(z.string()).default([]),
            zones: z.array(z.object({ key: z.string(), name: textSchema, price: z.int().min(0), note: textSchema })),
            plan: z
              .object({ blocks: z.array(roomBlockSchema.extend({ name: textSchema })).min(1) })
              .nullable()
              .default(null),
          })
          .superRefine(({ plan, zones, capacity }, context) => {
            const rows = plan?.blocks.flatMap((block) => block.rows) ?? [];
            const seats = rows.flatMap((row) => row.seats).reduce((sum, count) => sum + count, 0);
            if (plan && seats !== capacity)
              context.addIssue({ code: 'custom', path: ['plan'], message: `has ${seats} seats, the hall ${capacity}` });
            const unknown = rows.find(({ zone }) => !zones.some(({ key }) => key === zone));
            if (unknown) context.addIssue({ code: 'custom', path: ['plan'], message: `names a zone ${unknown.zone}` });
          }),
      )
      .min(1),
  }),
);
