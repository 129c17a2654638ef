import { z } from 'zod';

/** The body of every answer with a status from 400 on; `errors` (field → sentences) is filled for 422 alone. */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
