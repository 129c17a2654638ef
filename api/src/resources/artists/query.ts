import { z } from 'zod';
import { artistRoles } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { facetsParameter } from '../../http/facets.ts';
import { idsParameter, slugParameter } from '../../http/parameters.ts';

export const artistDimensions = ['season', 'role', 'instrument', 'letter'] as const;
export type ArtistDimension = (typeof artistDimensions)[number];

export const artistQuerySchema = listQuerySchema.extend({
  role: z.enum(artistRoles).optional(),
  /** Only artists who perform in this season (a slug). */
  season: slugParameter.optional(),
  instrument: slugParameter.optional(),
  letter: z
    .string()
    .regex(/^[a-z]$/)
    .optional(),
  /** `true`: all except the chief conductor, the choirs and the members of the orchestra. */
  guest: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  ids: idsParameter.optional(),
  sort: z.enum(['name', '-name']).default('name'),
  facets: facetsParameter(artistDimensions),
});
export type ArtistQuery = z.infer<typeof artistQuerySchema>;
