import type { ApiClient } from '../api-client/api-client.ts';
import { failedCall } from './api-answers.ts';

interface Query {
  [name: string]: unknown;
  page?: number;
  perPage?: number;
}

/**
 * An API that pages its lists as the real one does, for loaders.
 * @param lists all items of each list, by the API's path: `api/documents`
 * @param bodies other responses, by path; it has nothing (404) at any further path
 * @returns `asked`: the queries of the requests in their order
 */
export function pagingApi(
  lists: Record<string, readonly unknown[]>,
  bodies: Record<string, object> = {},
): { api: ApiClient; asked: Query[] } {
  const asked: Query[] = [];
  const get = async (path: string, { params = {} }: { params?: Query } = {}) => {
    asked.push(params);
    const list = lists[path];
    const body = list ? pageOf(list, params) : bodies[path];
    if (!body) throw Object.assign(failedCall(404), { message: `nobody answers ${path}` });
    return { data: body };
  };
  return { api: { get } as unknown as ApiClient, asked };
}

function pageOf(items: readonly unknown[], { page = 1, perPage = 24 }: Query) {
  const data = items.slice((page - 1) * perPage, page * perPage);
  return { data, meta: { total: items.length, page, perPage, facets: {} } };
}
