import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const searchKinds = ['events', 'artists', 'works', 'pages', 'news', 'offers', 'documents'] as const;
export type SearchKind = (typeof searchKinds)[number];

const searchResultSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Absolute path without locale prefix. */
  path: z.string(),
  /** Plain text: a summary of the page, or the passage in which the term was found. */
  snippet: z.string(),
  snippetLang: localeSchema,
  date: z.iso.datetime({ offset: true }).nullable(),
  /** Why the concert cannot be attended on its date; null for other concerts, and for results of other kinds. A postponed one has its old date. */
  state: z.enum(['cancelled', 'postponed', 'past']).nullable(),
  /** Only of a cancelled concert whose time is over. */
  isOver: z.literal(true).optional(),
  /** The language of the title. */
  lang: localeSchema,
  /** For a concert: its id. */
  eventId: z.number().int().nullable(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnswerSchema = z.object({
  data: z.array(searchResultSchema),
  meta: z.object({
    term: z.string(),
    total: z.number().int(),
    counts: z.record(z.string(), z.number().int()),
    /** The beginnings of the matching words, without accents, for `markWords`. */
    marks: z.array(z.string()),
    /**
     * Names that were searched too, because words of the term are probably misspelt, as they are written in the results. An API that is
     * older than the release, during an update, does not send it.
     */
    alsoSearched: z.array(z.string()).optional(),
    /** True where no result has all words of the term: the results have only some of them. */
    isPartial: z.boolean(),
  }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
