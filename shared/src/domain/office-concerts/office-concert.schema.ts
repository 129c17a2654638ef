import { z } from 'zod';
import { countOf } from '../../forms/form.schema.ts';
import { sales } from '../events/display-state.ts';
import { eventSchema } from '../events/event.schema.ts';
import { concertDeeds, dateStates } from './concert-field-rules.ts';

const inEachLanguage = z.object({ es: z.string(), en: z.string() });
const previewSchema = eventSchema.pick({
  id: true,
  slug: true,
  title: true,
  credits: true,
  programme: true,
  performances: true,
  stateNote: true,
  changes: true,
});

/** The values of the form, as they were saved last. */
const concertTextSchema = z.object({
  dates: z.array(
    z.object({
      id: z.number().int(),
      status: z.enum(dateStates),
      date: z.iso.date(),
      time: z.iso.time({ precision: -1 }),
      sale: z.enum(sales),
      list: z.boolean(),
    }),
  ),
  venue: z.string(),
  conductor: z.string(),
  /** An empty name means “to be announced”. */
  soloists: z.array(z.object({ name: z.string(), part: inEachLanguage })),
  works: z.array(z.object({ position: z.number().int(), work: z.string() })),
  note: inEachLanguage,
  /** For a draft: the announcement that it will make. */
  announcement: inEachLanguage,
});

export const officeConcertSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: inEachLanguage,
  /** Whether there are saved changes that the site does not show yet. */
  isDraft: z.boolean(),
  text: concertTextSchema,
  choices: z.object({
    venues: z.array(z.string()),
    artists: z.array(z.string()),
    works: z.array(z.object({ key: z.string(), label: inEachLanguage })),
  }),
  /** The saved changes as the site would show them. */
  preview: z.object({ es: previewSchema, en: previewSchema }),
  /** The number of people on the waiting lists or with a wheelchair space, who get an email when their date is cancelled or moved. */
  waiting: z.number().int(),
  /** The newest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      at: z.iso.datetime(),
      actor: z.string(),
      isDraft: z.boolean(),
      changed: z.array(z.enum(concertDeeds)),
      announcement: z.string(),
      letters: z.number().int(),
    }),
  ),
  /** False where there is no change to withdraw, an email about it has been sent, or the content files contain the change by now. */
  canUndo: z.boolean(),
});
export type OfficeConcert = z.infer<typeof officeConcertSchema>;

/** A concert in the list. */
export const officeConcertLineSchema = officeConcertSchema
  .pick({ id: true, version: true, title: true, isDraft: true })
  .extend({
    performances: z.array(
      eventSchema.shape.performances.element.pick({
        id: true,
        startsAt: true,
        state: true,
        previousStartsAt: true,
        saleFrom: true,
      }),
    ),
  });
export type OfficeConcertLine = z.infer<typeof officeConcertLineSchema>;

export const concertUndoSchema = z.object({ version: z.preprocess(countOf, z.number().int()) });
