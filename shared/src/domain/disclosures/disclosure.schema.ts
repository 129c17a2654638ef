import { z } from 'zod';
import { documentSchema } from '../documents/document.schema.ts';
import { localeSchema } from '../locale.schema.ts';

/** One thing that the transparency laws want published: what, since when, by whom, and where. */
export const disclosureSchema = z.object({
  id: z.number().int(),
  /** The anchor of the part of the transparency page that it stands in, in the language asked for. */
  section: z.string(),
  title: z.string(),
  /** What is published, or that there is nothing. */
  summary: z.string(),
  /** Article and letter. */
  law: z.string(),
  /** A local day, `YYYY-MM-DD`. */
  updatedOn: z.string(),
  owner: z.string(),
  documents: z.array(documentSchema),
  /** A page of the site that says more; its path is without locale. */
  page: z.object({ path: z.string(), title: z.string() }).nullable(),
  lang: localeSchema,
});
export type Disclosure = z.infer<typeof disclosureSchema>;
