import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema } from '../../content/fields.ts';

export const seasonsContent = z.array(
  z.object({
    id: idSchema,
    code: z.string().regex(/^\d{4}-\d{2}$/),
    slug: z.string().regex(/^\d{4}$/),
    name: textSchema,
    motto: textSchema,
    startsOn: daySchema,
    endsOn: daySchema,
    saleDates: z.array(z.object({ on: daySchema, what: textSchema })).default([]),
  }),
);
