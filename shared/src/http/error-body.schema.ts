import { z } from 'zod';

/** The body of every response with a status from 400 on; `errors` (field → sentences) is filled only for 422. */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
