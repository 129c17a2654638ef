import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';

/** A page that code makes, as the site map names it. */
export const sectionPageSchema = z.object({
  /** Without locale. With an anchor it is a part of a page. */
  path: z.string(),
  title: z.string(),
  /** The path of its parent page, where its own path does not begin with it. */
  parent: z.string().nullable(),
  lang: localeSchema,
});
export type SectionPage = z.infer<typeof sectionPageSchema>;
