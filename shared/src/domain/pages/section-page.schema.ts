import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

/** A page that is made by code, as an entry of the site map. */
export const sectionPageSchema = z.object({
  /** Without locale; with an anchor, a part of a page. */
  path: z.string(),
  title: z.string(),
  /** The path of its parent page, where its own path does not begin with it. */
  parent: z.string().nullable(),
  lang: localeSchema,
});
export type SectionPage = z.infer<typeof sectionPageSchema>;
