import { z } from 'zod';
import { callTypes } from '@ofgc/shared/domain/vacancies/call-type.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { facetsParameter } from '../../http/facets.ts';
import { slugParameter, yearParameter } from '../../http/parameters.ts';

export const vacancyQuerySchema = listQuerySchema.extend({
  family: slugParameter.optional(),
  place: slugParameter.optional(),
  type: z.enum(callTypes).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  year: yearParameter.optional(),
  term: z.string().optional(),
  sort: z.enum(['date', '-date', 'deadline']).default('-date'),
  facets: facetsParameter(['family', 'place', 'type', 'status', 'year']),
});
export type VacancyQuery = z.infer<typeof vacancyQuerySchema>;
