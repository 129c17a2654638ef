import type { List, One } from '../http/list.schema.ts';
import type { ApiClient } from './api-client.ts';

/**
 * An API client for signed-in users: in the browser it sends the session's cookies, which other calls do not. On the server, the
 * client of a private page has them already.
 */
export function withSession({ get, post }: ApiClient): ApiClient {
  const own = { withCredentials: true };
  return {
    get: (path, config) => get(path, { ...config, ...own }),
    post: (path, body, config) => post(path, body, { ...config, ...own }),
  };
}

/** The data that the API has for the signed-in user at this path. */
export async function readAsUser<Data>(
  api: ApiClient,
  path: string,
  params: Record<string, string | undefined> = {},
): Promise<Data> {
  return (await withSession(api).get<One<Data>>(path, { params })).data.data;
}

/** The same for one page of a list, with facts about the whole list. */
export async function readListAsUser<Item>(
  api: ApiClient,
  path: string,
  params: Record<string, string | undefined> = {},
): Promise<List<Item>> {
  return (await withSession(api).get<List<Item>>(path, { params })).data;
}
