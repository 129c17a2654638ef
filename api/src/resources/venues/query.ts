import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { z } from 'zod';
import { slugParameter } from '../../http/parameters.ts';

export const venueQuerySchema = listQuerySchema.extend({ slug: slugParameter.optional() });
export type VenueQuery = z.infer<typeof venueQuerySchema>;
