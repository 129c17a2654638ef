import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

export const categoriesContent = z.array(
  z.object({
    id: idSchema,
    slug: slugSchema,
    name: textSchema,
    kind: slugSchema,
    kindName: textSchema,
    order: z.int(),
  }),
);
