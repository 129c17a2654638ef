import { z } from 'zod';

/** Options of a form's route: the largest body in bytes, and how often one IP address may try. */
export const formLimits = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
};

/** The same for those who are signed in: they work with it all day. */
export const deskLimits = {
  bodyLimit: formLimits.bodyLimit,
  config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
};

/** The body of a form's route: described by the form's schema, and any JSON object, for `readForm` names all that is wrong. */
export function formBody(form: z.ZodObject) {
  const { $schema: _, ...description } = z.toJSONSchema(form, { io: 'input' });
  return z.record(z.string(), z.unknown()).meta(description);
}
