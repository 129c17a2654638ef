import { z } from 'zod';
import { drawFields } from '@ofgc/shared/domain/school-calls/draw-field-rules.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';

/** The office may ask for the order that a draw with this seed would give. */
export const managedCallQuerySchema = oneQuerySchema.extend({
  seed: z.string().max(drawFields.seed.maxLength).optional(),
});
