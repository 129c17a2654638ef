import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { z } from 'zod';
import { slugParameter } from '../../http/parameters.ts';

export const workQuerySchema = listQuerySchema.extend({ composer: slugParameter.optional() });
export type WorkQuery = z.infer<typeof workQuerySchema>;
