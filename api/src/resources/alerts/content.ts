import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';
import { idSchema } from '../../content/fields.ts';

export const alertsContent = z.array(
  z.object({
    id: idSchema,
    title: textSchema,
    /** The event that the alert is about, if there is one. */
    event: idSchema.nullable().default(null),
    from: dayOrInstantSchema,
    to: dayOrInstantSchema,
  }),
);
