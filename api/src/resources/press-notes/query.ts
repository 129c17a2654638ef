import { z } from 'zod';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { facetsParameter } from '../../http/facets.ts';
import { yearParameter } from '../../http/parameters.ts';

export const pressNoteQuerySchema = listQuerySchema.extend({
  year: yearParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
  facets: facetsParameter(['year']),
});
export type PressNoteQuery = z.infer<typeof pressNoteQuerySchema>;
