import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { z } from 'zod';
import { idParams } from './parameters.ts';

/** The description of a route that everybody may read: one record by its id. */
export function recordRoute<Item extends z.ZodType>(tag: string, item: Item) {
  return { tags: [tag], params: idParams, querystring: oneQuerySchema, response: { 200: oneOf(item) } };
}
