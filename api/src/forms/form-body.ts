import { z } from 'zod';

/**
 * The body of a form's route: the form's schema only documents it, and any JSON object is accepted, so that `readForm` can name every wrong
 * field.
 */
export function formBody(form: z.ZodObject) {
  const { $schema: _, ...description } = z.toJSONSchema(form, { io: 'input' });
  return z.record(z.string(), z.unknown()).meta(description);
}
