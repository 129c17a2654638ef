import { z } from 'zod';
import { subscriptionStates } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idParameter, idsParameter, slugParameter } from '../../http/parameters.ts';

export const subscriptionQuerySchema = listQuerySchema.extend({
  slug: slugParameter.optional(),
  /** `2627`; without this parameter and without `ids`, each type's present variant is returned. */
  season: slugParameter.optional(),
  /** Only subscriptions that include this concert; without a season, all variants that are not closed. */
  event: idParameter.optional(),
  state: z.enum(subscriptionStates).optional(),
  ids: idsParameter.optional(),
  /** `details`: each item has all fields of `GET /api/subscriptions/:id`. */
  include: z.enum(['details']).optional(),
});
export type SubscriptionQuery = z.infer<typeof subscriptionQuerySchema>;
