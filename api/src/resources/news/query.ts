import { z } from 'zod';
import { listQuerySchema, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { facetsParameter } from '../../http/facets.ts';
import { idParameter, slugParameter, yearParameter } from '../../http/parameters.ts';

export const newsQuerySchema = listQuerySchema.extend({
  category: slugParameter.optional(),
  year: yearParameter.optional(),
  /** Only articles about this event (its id). */
  event: idParameter.optional(),
  /** The article with this slug, in either language. */
  slug: slugParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
  facets: facetsParameter(['category', 'year']),
});
export type NewsQuery = z.infer<typeof newsQuerySchema>;

export const newsFeedQuerySchema = oneQuerySchema.extend({ category: slugParameter.optional() });
