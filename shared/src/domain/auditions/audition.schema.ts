import { z } from 'zod';
import { auditionKinds, roundFormats } from './audition.ts';
import { localeSchema } from '../locale.schema.ts';
import { applicationPeriod } from '../vacancies/vacancy.schema.ts';

/** An audition, with its pieces, dates, place and panel. */
export const auditionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(auditionKinds),
  title: z.string(),
  role: z.string(),
  place: z.string(),
  pianist: z.string(),
  travel: z.string(),
  /** For an audition with a call of its own; the requirements of an offer are on the offer's page. */
  requirements: z.array(z.string()),
  rounds: z.array(
    z.object({
      /** The local day on which the round begins, `YYYY-MM-DD`. */
      on: z.string(),
      format: z.enum(roundFormats),
      hasScreen: z.boolean(),
      text: z.string(),
      excerpts: z.array(
        z.object({ work: z.string(), movement: z.string().nullable(), part: z.string(), bars: z.string() }),
      ),
    }),
  ),
  /** Present from the local day of the result on. */
  result: z.object({ on: z.string(), text: z.string() }).nullable(),
  offer: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  ...applicationPeriod,
  lang: localeSchema,
});
export type Audition = z.infer<typeof auditionSchema>;
