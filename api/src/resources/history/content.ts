import { z } from 'zod';
import { milestoneKinds } from '@ofgc/shared/domain/history/history.schema.ts';
import { descriptionSchema, textOrWord, textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema, yearSchema } from '../../content/fields.ts';

const periodsContent = z.array(
  z.object({
    name: textOrWord,
    from: yearSchema,
    until: yearSchema.nullable().default(null),
    text: textSchema,
    artist: slugSchema.nullable().default(null),
  }),
);

export const historyContent = z.object({
  /** The page's title and description in search results. */
  title: textSchema,
  description: descriptionSchema,
  milestones: z.array(
    z.object({
      id: idSchema,
      year: yearSchema,
      until: yearSchema.nullable().default(null),
      title: textSchema,
      text: textSchema,
      category: z.enum(milestoneKinds),
    }),
  ),
  conductors: periodsContent,
  halls: periodsContent,
  sources: z.array(z.object({ title: textSchema, text: textSchema })),
});
