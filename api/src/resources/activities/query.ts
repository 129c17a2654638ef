import { z } from 'zod';
import { activitySchema } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';

export const activityQuerySchema = listQuerySchema.extend({
  kind: activitySchema.shape.kind.optional(),
  when: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;
