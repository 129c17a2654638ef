import type { List } from '../http/list.schema.ts';
import { maxPageSize } from '../http/page-size.ts';
import type { ApiClient } from './api-client.ts';

/** The query for one page of a list. The size is required, as the API's default is 24. */
export interface PageQuery {
  /** Counts from 1, the default. */
  page?: number | undefined;
  perPage: number;
}

/** More than a page can show: the query should have more filters, or the page should show the list in pages. */
const maxItems = 2_000;

/**
 * Fetches a whole list: the first page, then all others in parallel.
 * @param path of the API, `api/events`
 * @returns all items; `meta` is that of the first page
 * @throws RangeError for a list of more than 2,000; Error where items are missing. The result is never silently incomplete.
 */
export async function fetchAll<Item>(api: ApiClient, path: string, query: object = {}): Promise<List<Item>> {
  const fetchPage = async (page?: number) =>
    (await api.get<List<Item>>(path, { params: { ...query, perPage: maxPageSize, page } })).data;
  const first = await fetchPage();
  const { total } = first.meta;
  if (total > maxItems) throw new RangeError(`${path} has ${total} items, more than the ${maxItems} of a whole list`);
  const others = Array.from({ length: Math.max(Math.ceil(total / maxPageSize) - 1, 0) }, (_, index) =>
    fetchPage(index + 2),
  );
  const data = [first, ...(await Promise.all(others))].flatMap((page) => page.data);
  if (data.length < total) throw new Error(`${path} has ${total} items, but sent ${data.length}`);
  return { data, meta: first.meta };
}
