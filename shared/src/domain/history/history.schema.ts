import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const milestoneKinds = ['foundation', 'conductor', 'hall', 'tour', 'record', 'award'] as const;

/** A moment of the orchestra's history. */
const milestoneSchema = z.object({
  id: z.number().int(),
  year: z.number().int(),
  /** The last year, where the event lasted longer than one. */
  until: z.number().int().nullable(),
  title: z.string(),
  text: z.string(),
  category: z.enum(milestoneKinds),
  lang: localeSchema,
});
export type Milestone = z.infer<typeof milestoneSchema>;

/** Years under one conductor or in one hall. */
const historyPeriodSchema = z.object({
  name: z.string(),
  from: z.number().int(),
  /** Null means until today. */
  until: z.number().int().nullable(),
  text: z.string(),
  /** The page of a conductor who has one: `/explora/invitados/{slug}/{id}`. */
  artist: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  lang: localeSchema,
});
export type HistoryPeriod = z.infer<typeof historyPeriodSchema>;

/** The whole history, oldest first. */
export const historySchema = z.object({
  milestones: z.array(milestoneSchema),
  conductors: z.array(historyPeriodSchema),
  halls: z.array(historyPeriodSchema),
  /** The sources of the history. */
  sources: z.array(z.object({ title: z.string(), text: z.string(), lang: localeSchema })),
});
export type History = z.infer<typeof historySchema>;
