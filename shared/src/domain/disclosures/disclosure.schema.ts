import { z } from 'zod';
import { documentSchema } from '../documents/document.schema.ts';
import { localeSchema } from '../locale.schema.ts';

/** An item that the transparency laws require to be published: what, since when, by whom, and where. */
export const disclosureSchema = z.object({
  id: z.number().int(),
  /** The anchor of its part of the transparency page. */
  section: z.string(),
  title: z.string(),
  /** What is published, or the statement that there is nothing to publish. */
  summary: z.string(),
  /** The article and letter of the law. */
  law: z.string(),
  /** A local day, `YYYY-MM-DD`. */
  updatedOn: z.string(),
  owner: z.string(),
  documents: z.array(documentSchema),
  /** A page of the site with more information; its path is without locale. */
  page: z.object({ path: z.string(), title: z.string() }).nullable(),
  lang: localeSchema,
});
export type Disclosure = z.infer<typeof disclosureSchema>;
