import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';
import { idSchema } from '../../content/fields.ts';

export const alertsContent = z.array(
  z.object({
    id: idSchema,
    title: textSchema,
    /** What it is about, where it is about an event. */
    event: idSchema.nullable().default(null),
    from: dayOrInstantSchema,
    to: dayOrInstantSchema,
  }),
);
