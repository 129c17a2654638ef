import { z } from 'zod';
import { localeSchema } from '../domain/locale.schema.ts';
import { defaultPageSize, maxPageSize } from './page-size.ts';

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

/** What a list is answered with: one page of it, and what is known of the whole. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: listMetaSchema });
}

/** What one thing is answered with. */
export function oneOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item });
}

/** Query parameters that every list takes. */
export const listQuerySchema = z.object({
  lang: localeSchema.default('es'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
});

export const oneQuerySchema = z.object({ lang: localeSchema.default('es') });

export interface List<Item> {
  data: Item[];
  meta: ListMeta;
}
export interface One<Item> {
  data: Item;
}
