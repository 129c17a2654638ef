import { z } from 'zod';
import { textLang } from './list.schema.ts';
import { offerStatuses } from './offer-status.ts';

/** A job offer of the orchestra (specification §3). */
export const offerSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  title: z.string(),
  family: z.object({ slug: z.string(), name: z.string() }),
  place: z.object({ slug: z.string(), name: z.string() }),
  contract: z.string(),
  positions: z.number().int(),
  publishedAt: z.iso.datetime({ offset: true }),
  applyFrom: z.iso.datetime({ offset: true }),
  applyTo: z.iso.datetime({ offset: true }),
  status: z.enum(offerStatuses),
  /** Derived from status and the clock: styles the status (specification §9). */
  isActive: z.boolean(),
  summary: z.string(),
  lang: textLang,
});
export type Offer = z.infer<typeof offerSchema>;
