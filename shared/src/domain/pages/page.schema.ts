import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';

/** A page of text in a list. */
export const pageEntrySchema = z.object({
  path: z.string(),
  title: z.string(),
  updatedOn: z.string(),
  lang: localeSchema,
});
export type PageEntry = z.infer<typeof pageEntrySchema>;

/** A page of text: a lead, then sections with an anchor each. `html` is sanitised on the server. */
export const pageSchema = z.object({
  id: z.number().int(),
  path: z.string(),
  title: z.string(),
  /** The meta description, at most 160 characters. */
  description: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ anchor: z.string(), title: z.string(), html: z.string() })),
  ...picturesField,
  updatedOn: z.string(),
  lang: localeSchema,
});
export type Page = z.infer<typeof pageSchema>;
