import { z } from 'zod';
import { picturesField } from '../pictures/picture.schema.ts';
import type { Block } from './block.schema.ts';
import { slugsSchema, localeSchema } from '../locale.schema.ts';

const linkedPageSchema = z.object({ path: z.string(), title: z.string() });

/** A content page in a list. */
export const contentPageEntrySchema = linkedPageSchema.extend({
  /** The meta description, at most 160 characters. */
  description: z.string(),
  /** The page's address in each language. */
  paths: slugsSchema,
  updatedOn: z.string(),
  lang: localeSchema,
});
export type ContentPageEntry = z.infer<typeof contentPageEntrySchema>;

/** The API's response. It may have blocks of types that this version does not know, for newer clients. */
export const contentPageSchema = contentPageEntrySchema.extend({
  lead: z.string(),
  ...picturesField,
  /** The language of title and lead; `lang` is Spanish as soon as anything on the page is. */
  titleLang: localeSchema,
  /** The pages above it, the topmost first. */
  trail: z.array(linkedPageSchema),
  /** The direct child pages, in the editor's order. */
  children: z.array(linkedPageSchema.extend({ description: z.string(), lang: localeSchema })),
  blocks: z.array(z.looseObject({ type: z.string() })),
});

export interface ContentPage extends Omit<z.infer<typeof contentPageSchema>, 'blocks'> {
  blocks: Block[];
}
