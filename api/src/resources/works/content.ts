import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

export const composersContent = z.array(
  z.object({
    id: idSchema,
    slug: slugSchema,
    name: z.string(),
    shortName: textSchema,
    fullName: textSchema,
    years: z.string(),
  }),
);

/** Works by their key. */
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

/** The titles of a work's movements, by the work's key. */
export const movementsContent = z.record(z.string(), z.array(z.string()));
