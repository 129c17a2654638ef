import { z } from 'zod';
import { applicationStates } from './application-state.ts';
import { localeSchema } from '../locale.schema.ts';
import { participations } from './participation.ts';

/** What anybody who has the reference may know of an application: without personal data. */
export const applicationStatusSchema = z.object({
  reference: z.string(),
  masterclass: z.object({ id: z.number().int(), title: z.string(), master: z.string() }),
  participation: z.enum(participations),
  state: z.enum(applicationStates),
  lang: localeSchema,
});
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;
