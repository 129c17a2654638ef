import { z } from 'zod';
import { contentPathPattern } from '@ofgc/shared/domain/content-pages/content-path.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';

export const contentPageQuerySchema = oneQuerySchema.extend({ path: z.string().regex(contentPathPattern).optional() });
