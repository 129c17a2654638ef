import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { documentCategories, documentKinds } from './document-kind.ts';

/** A file to read or keep, in the language asked for or else in Spanish. */
export const documentSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** One sentence, or empty. */
  summary: z.string(),
  category: z.enum(documentCategories),
  kind: z.enum(documentKinds),
  publishedAt: z.iso.datetime({ offset: true }),
  /** Address of the file on the site, without locale. */
  path: z.string(),
  /** The language of the file; title and summary have their own: `lang`. */
  language: localeSchema,
  /** For people: PDF, CSV. */
  format: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  /** Null where the format has no pages, or does not say. */
  pages: z.number().int().nullable(),
  /** Headings, tables and reading order are marked for screen readers. */
  isTagged: z.boolean(),
  /** The anchor of the part of its page that it stands in, in the language asked for. */
  section: z.string().nullable(),
  /** The vacancy that it belongs to, by its id. */
  offer: z.number().int().nullable(),
  lang: localeSchema,
});
export type Document = z.infer<typeof documentSchema>;
