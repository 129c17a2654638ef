import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { eventSchema, eventSummarySchema, performanceSchema } from '../events/event.schema.ts';
import { localeSchema } from '../locale.schema.ts';

/** A programme note about a work. */
const workNoteSchema = z.object({
  workId: z.string(),
  title: z.string(),
  author: z.string(),
  text: htmlSchema,
  lang: localeSchema,
});
export type WorkNote = z.infer<typeof workNoteSchema>;

/** A sung text, line by line beside its translation into the page's language. */
const sungTextSchema = z.object({
  title: z.string(),
  poet: z.string(),
  /** The BCP 47 tag of the original: `la`, `de`. */
  language: z.string(),
  /** The lines of each stanza, with one translated line per original line. */
  stanzas: z.array(z.array(z.object({ original: z.string(), translation: z.string() }))),
  lang: localeSchema,
});
export type SungText = z.infer<typeof sungTextSchema>;

const sungWorkSchema = z.object({
  workId: z.string(),
  title: z.string(),
  composer: z.string(),
  texts: z.array(sungTextSchema),
  /** Why a part of the sung text is not printed; empty where it is complete. */
  remark: z.string(),
});
export type SungWork = z.infer<typeof sungWorkSchema>;

/** The musicians of one week; the list is published some days before. */
const orchestraListSchema = z.object({
  sections: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      players: z.array(z.object({ name: z.string(), instrument: z.string(), role: z.string(), isGuest: z.boolean() })),
      /** The number of guests who are not named. */
      further: z.number().int(),
    }),
  ),
});
export type OrchestraList = z.infer<typeof orchestraListSchema>;

/** The contents of the printed programme of an evening. */
export const programmeBookletSchema = z.object({
  event: eventSummarySchema,
  /** The date that the booklet is for: today's, else the next, else the last. */
  performance: performanceSchema,
  /** Shown for concerts whose works have no note, and beside a change. */
  synopsis: htmlSchema,
  stateNote: z.string(),
  notes: z.array(workNoteSchema),
  sungWorks: z.array(sungWorkSchema),
  biographies: eventSchema.shape.biographies,
  /** When the week's musicians are published. */
  orchestraFrom: z.iso.datetime({ offset: true }),
  /** Null before that day, and for concerts whose scoring is not on file. */
  orchestra: orchestraListSchema.nullable(),
  /** Whether the list will be published on that day. */
  isOrchestraToCome: z.boolean(),
});
export type ProgrammeBooklet = z.infer<typeof programmeBookletSchema>;
