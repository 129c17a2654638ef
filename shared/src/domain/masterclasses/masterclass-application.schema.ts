import { z } from 'zod';
import { applicationStates } from './application-state.ts';
import { localeSchema } from '../locale.schema.ts';
import { participations } from './participation.ts';

/** The status of an application for anybody who has its reference: without personal data. */
export const applicationStatusSchema = z.object({
  reference: z.string(),
  masterclass: z.object({ id: z.number().int(), title: z.string(), master: z.string() }),
  participation: z.enum(participations),
  state: z.enum(applicationStates),
  lang: localeSchema,
});
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;
