import { z } from 'zod';
import { enrolmentStates } from '@ofgc/shared/domain/enrolment.ts';
import { listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { productionKinds } from '@ofgc/shared/domain/school.schema.ts';
import { slugParameter } from '../../http/parameters.ts';

const courseParameter = z.string().regex(/^\d{4}-\d{2}$/);
export const productionQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  kind: z.enum(productionKinds).optional(),
  course: courseParameter.optional(),
});
export const sessionQuerySchema = z.strictObject({
  ...productionQuerySchema.shape,
  production: slugParameter.optional(),
  state: z.enum(enrolmentStates).optional(),
});
