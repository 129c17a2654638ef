import type { ApiClient } from '@ofgc/shared/api-client';

/**
 * What remotes get of the API client on the server. The only client there is that of a page's context, which has limits, knows the page's
 * visitor and posts for forms alone.
 */
export { browserTimeout, httpStatusOf, serverTimeout } from '@ofgc/shared/api-client';

/** In the browser, this makes a client for the page's own origin. On the server it may be made, for a handler to use, and asks nothing. */
export function createApiClient(): ApiClient {
  const refuse = async () => {
    throw new Error('it asks an API client of its own on the server, where the only one is in the page’s context');
  };
  return { get: refuse, post: refuse };
}
