import { z } from 'zod';
import { drawingNames } from '../../design/drawings/drawing-names.ts';
import { callTypes } from './call-type.ts';
import { localeSchema } from '../locale.schema.ts';
import { vacancyStatuses } from './vacancy-status.ts';

/** When and where candidates apply, for a vacancy or an audition. */
export const applicationPeriod = {
  applyFrom: z.iso.datetime({ offset: true }),
  applyTo: z.iso.datetime({ offset: true }),
  /** The address to apply; null where applications go to the electronic office. */
  applyUrl: z.string().nullable(),
  status: z.enum(vacancyStatuses),
  /** Derived from status and the clock: styles the status. */
  isActive: z.boolean(),
};

/** A vacancy of the orchestra. */
export const vacancySchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  title: z.string(),
  /** The drawing of the instrument, or of the kind of work. */
  drawing: z.enum(drawingNames),
  family: z.object({ slug: z.string(), name: z.string() }),
  place: z.object({ slug: z.string(), name: z.string() }),
  contract: z.string(),
  positions: z.number().int(),
  publishedAt: z.iso.datetime({ offset: true }),
  ...applicationPeriod,
  type: z.enum(callTypes),
  summary: z.string(),
  requirements: z.array(z.string()),
  /** Past and coming steps, in order. A date without time (`YYYY-MM-DD`) has no hour yet. */
  timeline: z.array(z.object({ at: z.string(), text: z.string(), document: z.number().int().nullable() })),
  lang: localeSchema,
});
export type Vacancy = z.infer<typeof vacancySchema>;
