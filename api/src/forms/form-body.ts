import { z } from 'zod';

/** The body of a form's route: described by the form's schema, and any JSON object, for `readForm` names all that is wrong. */
export function formBody(form: z.ZodObject) {
  const { $schema: _, ...description } = z.toJSONSchema(form, { io: 'input' });
  return z.record(z.string(), z.unknown()).meta(description);
}
