import { z } from 'zod';
import { portraitSchema } from '@ofgc/shared/domain/drawings/drawing.schema.ts';
import { textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';

export const artistsContent = z.array(
  z.object({
    id: idSchema,
    slug: slugSchema,
    name: z.string(),
    sortName: z.string(),
    kind: z.enum(['person', 'ensemble', 'choir']),
    roles: z.array(z.enum(['conductor', 'soloist', 'narrator', 'choir'])),
    gender: z.enum(['f', 'm']).nullable(),
    instrument: textSchema.nullable(),
    biography: textSchema,
    /** Colour and crop of the drawing; derived from the slug where they are not given. */
    portrait: portraitSchema.pick({ palette: true, view: true }).optional(),
  }),
);
