import { z } from 'zod';
import { documentCategories, documentKinds } from '@ofgc/shared/domain/documents/document-kind.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idParameter, slugParameter } from '../../http/parameters.ts';

export const documentQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  event: idParameter.optional(),
  offer: idParameter.optional(),
  activity: idParameter.optional(),
  season: slugParameter.optional(),
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,200}$/)
    .optional(),
  category: z.enum(documentCategories).optional(),
  kind: z.enum(documentKinds).optional(),
});
export type DocumentFilters = Partial<z.infer<typeof documentQuerySchema>>;
