import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';

/** Releases that are live ask with `active=1`; the answer is the same without it. */
export const alertQuerySchema = oneQuerySchema.extend({ active: z.literal('1').optional() });
