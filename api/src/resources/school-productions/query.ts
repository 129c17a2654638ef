import { z } from 'zod';
import { enrolmentStates } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { productionKinds } from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { slugParameter } from '../../http/parameters.ts';

const courseParameter = z.string().regex(/^\d{4}-\d{2}$/);
export const productionQuerySchema = listQuerySchema.extend({
  kind: z.enum(productionKinds).optional(),
  course: courseParameter.optional(),
});
export const sessionQuerySchema = z.strictObject({
  ...productionQuerySchema.shape,
  production: slugParameter.optional(),
  state: z.enum(enrolmentStates).optional(),
});
