import { z } from 'zod';
import { textSchema } from './bilingual.ts';
import { slugSchema } from './fields.ts';

/** The values of a filter, in their order: categories of news, families of vacancies. */
export const namedListContent = z.array(z.object({ slug: slugSchema, name: textSchema }));

/** Their rows; the order in the file is the order in lists. */
export function namedListRows(entries: z.infer<typeof namedListContent>) {
  return entries.map(({ slug, name }, index) => ({ slug, name: JSON.stringify(name), sortOrder: index + 1 }));
}
