import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';

/**
 * The description of a form's route, but for its responses and the parameters in its path. The form's schema only documents the body, and
 * any JSON object is accepted, so that `readForm` can name every wrong field.
 */
export function formRoute(tag: string, form: z.ZodObject) {
  const { $schema: _, ...description } = z.toJSONSchema(form, { io: 'input' });
  return { tags: [tag], querystring: oneQuerySchema, body: z.record(z.string(), z.unknown()).meta(description) };
}
