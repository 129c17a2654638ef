import { z } from 'zod';
import { enrolmentStates } from '../enrolment/enrolment-state.ts';
import { localeSchema } from '../locale.schema.ts';
import { meetingSchema } from '../masterclasses/masterclass.schema.ts';
import { hallSchema } from '../venues/venue.schema.ts';

/** A workshop for teachers. */
export const workshopSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  trainer: z.string(),
  /** A text about the trainer. */
  trainerText: z.string(),
  summary: z.string(),
  audience: z.string(),
  meetings: z.array(meetingSchema.extend({ title: z.string(), text: z.string() })),
  hall: hallSchema,
  /** The hours on the certificate, including work in class. */
  hours: z.number().int(),
  places: z.object({ total: z.number().int(), left: z.number().int() }),
  applyFrom: z.iso.datetime({ offset: true }),
  applyTo: z.iso.datetime({ offset: true }),
  state: z.enum(enrolmentStates),
  lang: localeSchema,
});
export type Workshop = z.infer<typeof workshopSchema>;
