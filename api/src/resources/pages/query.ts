import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';

export const pageQuerySchema = oneQuerySchema.extend({
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,200}$/)
    .optional(),
});
