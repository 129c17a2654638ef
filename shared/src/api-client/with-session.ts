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
