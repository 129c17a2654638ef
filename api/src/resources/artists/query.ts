import { z } from 'zod';
import { artistRoles } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idsParameter, slugParameter } from '../../http/parameters.ts';

export const artistQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  role: z.enum(artistRoles).optional(),
  /** Those who perform in a season, by its slug. */
  season: slugParameter.optional(),
  instrument: slugParameter.optional(),
  letter: z
    .string()
    .regex(/^[a-z]$/)
    .optional(),
  /** `true`: without the chief conductor, the choirs and the members of the orchestra. */
  guest: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  ids: idsParameter.optional(),
  sort: z.enum(['name', '-name']).default('name'),
});
