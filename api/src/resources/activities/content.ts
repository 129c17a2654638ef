import { z } from 'zod';
import { textOrWord, textSchema } from '../../content/bilingual.ts';
import { daySchema } from '../../content/dates.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

export const activitiesContent = z.array(
  z.object({
    id: idSchema,
    slug: slugSchema,
    kind: z.enum(['family', 'school', 'touring', 'workshop', 'training', 'masterclass', 'community', 'club']),
    title: textSchema,
    summary: textSchema,
    audience: textSchema,
    when: textSchema,
    place: textOrWord,
    price: textSchema,
    eventIds: z.array(idSchema).default([]),
    /** The last day of the activity. */
    lastOn: daySchema.nullable().default(null),
  }),
);
