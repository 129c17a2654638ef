import { z } from 'zod';
import { auditionKinds, roundFormats } from './audition.ts';
import { localeSchema } from '../locale.schema.ts';
import { vacancyStatuses } from '../vacancies/vacancy-status.ts';

/** An audition: what is played, when, where and before whom. */
export const auditionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(auditionKinds),
  title: z.string(),
  role: z.string(),
  place: z.string(),
  pianist: z.string(),
  travel: z.string(),
  /** Of a call of its own; those of an offer stand on the offer's page. */
  requirements: z.array(z.string()),
  rounds: z.array(
    z.object({
      /** The local day on which it begins, `YYYY-MM-DD`. */
      on: z.string(),
      format: z.enum(roundFormats),
      hasScreen: z.boolean(),
      text: z.string(),
      excerpts: z.array(
        z.object({ work: z.string(), movement: z.string().nullable(), part: z.string(), bars: z.string() }),
      ),
    }),
  ),
  /** From its local day on. */
  result: z.object({ on: z.string(), text: z.string() }).nullable(),
  offer: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  applyFrom: z.iso.datetime({ offset: true }),
  applyTo: z.iso.datetime({ offset: true }),
  /** Where one applies; null at the electronic office. */
  applyUrl: z.string().nullable(),
  status: z.enum(vacancyStatuses),
  isActive: z.boolean(),
  lang: localeSchema,
});
export type Audition = z.infer<typeof auditionSchema>;
