import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { documentCategories, documentKinds } from './document-kind.ts';

/** A file to download, in the requested language or else in Spanish. */
export const documentSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** One sentence, or empty. */
  summary: z.string(),
  category: z.enum(documentCategories),
  kind: z.enum(documentKinds),
  publishedAt: z.iso.datetime({ offset: true }),
  /** The address of the file on the site, without locale. */
  path: z.string(),
  /** The language of the file; title and summary have their own: `lang`. */
  language: localeSchema,
  /** The format as visitors read it: PDF, CSV. */
  format: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  /** Null where the format has no pages, or their number is unknown. */
  pages: z.number().int().nullable(),
  /** Headings, tables and reading order are marked for screen readers. */
  isTagged: z.boolean(),
  /** The anchor of its part of a page. */
  section: z.string().nullable(),
  /** The id of its vacancy. */
  offer: z.number().int().nullable(),
  lang: localeSchema,
});
export type Document = z.infer<typeof documentSchema>;
