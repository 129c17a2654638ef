import { z } from 'zod';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idParameter, slugParameter, yearParameter } from '../../http/parameters.ts';

export const albumQuerySchema = listQuerySchema.extend({
  year: yearParameter.optional(),
  /** Recordings that share a work or a performer with a concert, by its id. */
  event: idParameter.optional(),
  /** Recordings of works that a season played, by its slug. */
  season: slugParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});
export type AlbumQuery = z.infer<typeof albumQuerySchema>;
