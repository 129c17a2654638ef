import { z } from 'zod';
import { searchKinds } from '@ofgc/shared/domain/search/search.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';

export const searchQuerySchema = oneQuerySchema.extend({
  term: z.string().default(''),
  kind: z.enum(searchKinds).optional(),
  perKind: z.coerce.number().int().min(1).max(50).default(10),
});
