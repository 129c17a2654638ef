import { z } from 'zod';
import { accessFeatures } from '@ofgc/shared/domain/venues/access-feature.ts';
import { hallBlockSchema } from '@ofgc/shared/domain/venues/hall-plan.schema.ts';
import { venueTopics } from '@ofgc/shared/domain/venues/venue-topic.ts';
import { textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

export const venuesContent = z.array(
  z.object({
    id: idSchema,
    slug: slugSchema,
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
            id: idSchema,
            name: textSchema,
            capacity: z.int().positive(),
            /** Other spellings of this hall in the field `venue` of events.json. */
            matches: z.array(z.string()).default([]),
            zones: z.array(z.object({ key: z.string(), name: textSchema, price: z.int().min(0), note: textSchema })),
            plan: z
              .object({ blocks: z.array(hallBlockSchema.extend({ name: textSchema })).min(1) })
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
