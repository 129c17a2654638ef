import { z } from 'zod';
import { localeSchema } from '../domain/locale.schema.ts';
import { defaultPageSize, maxPageSize } from './page-size.ts';

/** One value of a filter with the number of results that choosing it would leave. */
const facetOptionSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export type FacetOption = z.infer<typeof facetOptionSchema>;

const listMetaSchema = z.object({
  total: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
  facets: z.record(z.string(), z.array(facetOptionSchema)),
});
export type ListMeta = z.infer<typeof listMetaSchema>;

/** The response for a list: one page of it, and facts about the whole list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: listMetaSchema });
}

/** The response for a single item. */
export function oneOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item });
}

/** Query parameters that every list accepts, and no others: a route with more of them extends it. */
export const listQuerySchema = z.strictObject({
  lang: localeSchema.default('es'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
});

/** The query of a route without other parameters. */
export const oneQuerySchema = z.strictObject({ lang: localeSchema.default('es') });

export interface List<Item> {
  data: Item[];
  meta: ListMeta;
}
export interface One<Item> {
  data: Item;
}
