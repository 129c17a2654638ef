import { z } from 'zod';
import { documentCategories, documentKinds } from '@ofgc/shared/domain/documents/document-kind.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idParameter, idsParameter, slugParameter } from '../../http/parameters.ts';

export const documentQuerySchema = listQuerySchema.extend({
  event: idParameter.optional(),
  /** Documents of one or several vacancies. */
  offer: idsParameter.optional(),
  activity: idParameter.optional(),
  season: slugParameter.optional(),
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,200}$/)
    .optional(),
  category: z.enum(documentCategories).optional(),
  kind: z.enum(documentKinds).optional(),
  ids: idsParameter.optional(),
});
export type DocumentFilters = Partial<z.infer<typeof documentQuerySchema>>;
