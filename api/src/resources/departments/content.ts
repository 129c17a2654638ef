import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { slugSchema } from '../../content/fields.ts';

export const departmentsContent = z.array(
  z.object({
    key: slugSchema,
    name: textSchema,
    phone: z.string().regex(/^\d{3}(?: \d\d){3}$/),
    email: z.email(),
  }),
);
