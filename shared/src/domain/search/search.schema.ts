import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

export const searchKinds = ['events', 'artists', 'works', 'pages', 'news', 'offers', 'documents'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchResultSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Absolute path without locale prefix. */
  path: z.string(),
  /** Plain text: what it is about, or the passage in which the term was found. */
  snippet: z.string(),
  snippetLang: localeSchema,
  date: z.iso.datetime({ offset: true }).nullable(),
  /** Why the concert cannot be heard; null for what can, and for what is none. */
  state: z.enum(['cancelled', 'past']).nullable(),
  /** Of the title. */
  lang: localeSchema,
  /** Of a concert. */
  eventId: z.number().int().nullable(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnswerSchema = z.object({
  data: z.array(searchResultSchema),
  meta: z.object({
    term: z.string(),
    total: z.number().int(),
    counts: z.record(z.string(), z.number().int()),
    /** How the words begin that were found, without accents: `markWords`. */
    marks: z.array(z.string()),
    /** Nothing has all the words of the term: what was found has some of them. */
    isPartial: z.boolean(),
  }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
