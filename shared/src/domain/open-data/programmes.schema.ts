import { z } from 'zod';
import { performanceSchema } from '../events/event.schema.ts';

const workSchema = z.object({ kind: z.literal('work'), composer: z.string(), title: z.string(), minutes: z.number() });
const intervalSchema = z.object({ kind: z.literal('interval'), minutes: z.number() });

/** The orchestra's programmes, for anybody to use. */
export const openProgrammesSchema = z.object({
  name: z.string(),
  publisher: z.string(),
  /** The terms of use: attribution is required. */
  licence: z.url(),
  /** The address of the description of the fields. */
  documentation: z.url(),
  programmes: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      /** The page of the concert. */
      url: z.url(),
      season: z.string().describe('Code of the season: 2026-27'),
      category: z.string(),
      performances: z.array(
        z.object({
          startsAt: z.iso.datetime(),
          hall: z.string(),
          venue: z.string(),
          status: performanceSchema.shape.status,
        }),
      ),
      performers: z.array(z.object({ name: z.string(), role: z.string(), part: z.string() })),
      programme: z.array(z.discriminatedUnion('kind', [workSchema, intervalSchema])),
    }),
  ),
});
export type OpenProgrammes = z.infer<typeof openProgrammesSchema>;
