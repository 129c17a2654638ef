import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { enrolmentStates } from '../enrolment/enrolment-state.ts';
import { localeSchema } from '../locale.schema.ts';
import { hallSchema } from '../venues/venue.schema.ts';

/** One meeting of a class or workshop. */
export const meetingSchema = z.object({
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** The places of one kind of participation; the fee in euro cents, taxes included. */
const placesSchema = z.object({ total: z.number().int(), left: z.number().int(), fee: z.number().int() });

/** A masterclass. */
export const masterclassSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  master: z.string(),
  /** The master's page among the guests; null where they never played with the orchestra. */
  artist: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  instrument: z.string(),
  level: z.string(),
  summary: htmlSchema,
  requirements: htmlSchema,
  repertoire: z.string(),
  meetings: z.array(meetingSchema),
  hall: hallSchema,
  places: z.object({ active: placesSchema, listener: placesSchema }),
  applyFrom: z.iso.datetime({ offset: true }),
  applyTo: z.iso.datetime({ offset: true }),
  /** Derived from the clock and from the places left of both kinds of participation. */
  state: z.enum(enrolmentStates),
  /** The master's concerts around the class. */
  eventIds: z.array(z.number().int()),
  lang: localeSchema,
});
export type Masterclass = z.infer<typeof masterclassSchema>;
