import { z } from 'zod';
import { eventSchema, eventSummarySchema, performanceSchema } from '../events/event.schema.ts';
import { localeSchema } from '../locale.schema.ts';

/** What somebody wrote about a work for those who are about to hear it. */
export const workNoteSchema = z.object({
  workId: z.string(),
  title: z.string(),
  author: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
  lang: localeSchema,
});
export type WorkNote = z.infer<typeof workNoteSchema>;

/** What is sung, line by line beside its translation into the page's language. */
export const sungTextSchema = z.object({
  title: z.string(),
  poet: z.string(),
  /** BCP 47 tag of the original: `la`, `de`. */
  language: z.string(),
  /** Lines of one stanza stand together; both columns have the same lines. */
  stanzas: z.array(z.array(z.object({ original: z.string(), translation: z.string() }))),
  lang: localeSchema,
});
export type SungText = z.infer<typeof sungTextSchema>;

export const sungWorkSchema = z.object({
  workId: z.string(),
  title: z.string(),
  composer: z.string(),
  texts: z.array(sungTextSchema),
  /** Why some of what is sung is not printed; empty where nothing is missing. */
  remark: z.string(),
});
export type SungWork = z.infer<typeof sungWorkSchema>;

/** The musicians of one week, as they are published some days before. */
export const orchestraListSchema = z.object({
  sections: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      players: z.array(z.object({ name: z.string(), instrument: z.string(), role: z.string(), isGuest: z.boolean() })),
      /** Chairs that guests take who are not named. */
      further: z.number().int(),
    }),
  ),
});
export type OrchestraList = z.infer<typeof orchestraListSchema>;

/** Everything that the printed programme of an evening would hold. */
export const programmeBookletSchema = z.object({
  event: eventSummarySchema,
  /** The date that it is opened for: today's, else the next, else the last. */
  performance: performanceSchema,
  /** Sanitised HTML: for concerts whose works have no note, and beside a change. */
  synopsis: z.string(),
  stateNote: z.string(),
  notes: z.array(workNoteSchema),
  sungWorks: z.array(sungWorkSchema),
  biographies: eventSchema.shape.biographies,
  /** When the week's musicians are published. */
  orchestraFrom: z.iso.datetime({ offset: true }),
  /** Null before that day, and for concerts whose scoring is not on file. */
  orchestra: orchestraListSchema.nullable(),
});
export type ProgrammeBooklet = z.infer<typeof programmeBookletSchema>;
