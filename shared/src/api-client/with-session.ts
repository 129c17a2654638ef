import type { ApiClient } from './api-client.ts';

/**
 * The client for what only those may call who are signed in: in the browser the site's own cookies go along, which they do with no other call. On the
 * server a private page's client has them already.
 */
export function withSession({ get, post }: ApiClient): ApiClient {
  const own = { withCredentials: true };
  return {
    get: (path, config) => get(path, { ...config, ...own }),
    post: (path, body, config) => post(path, body, { ...config, ...own }),
  };
}
