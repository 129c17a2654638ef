import type { List } from '../http/list.schema.ts';
import { maxPageSize } from '../http/page-size.ts';
import type { ApiClient } from './api-client.ts';

/** One page of a list. Without a size the API would send 24. */
export interface PageQuery {
  /** Counts from 1, the default. */
  page?: number | undefined;
  perPage: number;
}

/** More than a page can show: the query should be narrower, or the list has pages for visitors. */
const maxItems = 2_000;

/**
 * A whole list: its first page, then all others at the same time.
 * @param path of the API, `api/events`
 * @returns all items; `meta` is the first page's
 * @throws RangeError for a list of more than 2,000; Error where pages are missing. Nothing is left out in silence.
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
