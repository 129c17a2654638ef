import type { SelectQueryBuilder } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { FacetOption, List } from '@ofgc/shared/http/list.schema.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from './http-error.ts';

export interface WantedPage {
  page: number;
  perPage: number;
}
export interface Rows<Row> {
  rows: Row[];
  total: number;
}

/** The number of rows that a query finds. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .$castTo<{ count: string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * One page of a query's rows, and the number of all rows.
 * @throws HttpError 404 for a page beyond the last; the first page may be empty
 */
export async function findPage<Tables, Table extends keyof Tables, Row>(
  database: Database,
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, perPage }: WantedPage,
): Promise<Rows<Row>> {
  const total = await countRows(database.selectFrom(query.clearOrderBy().as('matching')));
  const first = firstRowOf({ page, perPage }, total);
  const rows = await query.limit(perPage).offset(first).execute();
  return { rows, total };
}

/**
 * The number of rows before a page.
 * @param total of all rows
 * @throws HttpError 404 for a page beyond the last; the first page may be empty
 */
export function firstRowOf({ page, perPage }: WantedPage, total: number): number {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) throw new HttpError(404, 'noSuchPage', { page, pages });
  return (page - 1) * perPage;
}

/** The body of every list. */
export function listResponse<Item>(
  data: Item[],
  total: number,
  { page, perPage }: WantedPage,
  facets: Record<string, FacetOption[]> = {},
): List<Item> {
  return { data, meta: { total, page, perPage, facets } };
}

/**
 * One page of a query's rows as the body of a list.
 * @param present makes an item of the answer, in the language of the query
 * @throws HttpError 404 for a page beyond the last
 */
export async function listPage<Tables, Table extends keyof Tables, Row, Item>(
  database: Database,
  found: SelectQueryBuilder<Tables, Table, Row>,
  query: WantedPage & { lang: Locale },
  present: (row: Row, lang: Locale) => Item,
  facets?: Record<string, FacetOption[]>,
): Promise<List<Item>> {
  const { rows, total } = await findPage(database, found, query);
  return listResponse(
    rows.map((row) => present(row, query.lang)),
    total,
    query,
    facets,
  );
}
