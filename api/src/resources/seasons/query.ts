import { z } from 'zod';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { slugParameter } from '../../http/parameters.ts';

export const seasonQuerySchema = listQuerySchema.extend({
  slug: slugParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});
export type SeasonQuery = z.infer<typeof seasonQuerySchema>;
