import { z } from 'zod';
import { locales } from './locale.ts';

export const localeSchema = z.enum(locales);

/** The language that a text is really in: `es` on an English page means that no translation exists. */
export const textLang = localeSchema;

/** One value of a filter with the number of results that choosing it would leave. */
export const facetOptionSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export type FacetOption = z.infer<typeof facetOptionSchema>;

export const listMetaSchema = z.object({
  total: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
  facets: z.record(z.string(), z.array(facetOptionSchema)),
});
export type ListMeta = z.infer<typeof listMetaSchema>;

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: listMetaSchema });
}

export function oneOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item });
}

/** Query parameters that every list takes. */
export const listQuerySchema = z.object({
  lang: localeSchema.default('es'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(24),
});

export const oneQuerySchema = z.object({ lang: localeSchema.default('es') });

/** The shape of every failure; `errors` is filled for 422 alone (specification §7). */
export const failureSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** Addresses differ by language, so that a language switch knows where to go. */
export const slugsSchema = z.object({ es: z.string(), en: z.string() });
export type Slugs = z.infer<typeof slugsSchema>;

export interface List<Item> {
  data: Item[];
  meta: ListMeta;
}
export interface One<Item> {
  data: Item;
}
