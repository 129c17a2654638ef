import { z } from 'zod';
import { productionKinds } from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { textOrWord, textSchema } from '../../content/bilingual.ts';
import { daySchema, enrolmentDays, hourSchema } from '../../content/dates.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

const count = z.int().min(0);

export const schoolProductionsContent = z.object({
  productions: z.array(
    z.strictObject({
      id: idSchema,
      slug: slugSchema,
      kind: z.enum(productionKinds),
      course: z.string().regex(/^\d{4}-\d{2}$/),
      title: textSchema,
      music: textSchema,
      levels: textSchema,
      summary: textSchema,
      minutes: z.int().positive(),
      price: count,
      eventId: idSchema.nullable(),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      id: idSchema,
      production: slugSchema,
      /** The performance of the programme's concert that this session is; day, hour and place are then the concert's. */
      performance: idSchema.optional(),
      date: daySchema,
      time: hourSchema,
      municipality: z.string(),
      place: textOrWord,
      capacity: z.int().positive(),
      taken: count,
      ...enrolmentDays,
      hasBus: z.boolean().default(false),
    }),
  ),
});
