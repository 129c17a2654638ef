/**
 * What remotes get of the API client on the server. The only client there is that of a page's context, which has limits, knows the page's
 * visitor and posts for forms alone.
 */
export { browserTimeout, httpStatusOf, serverTimeout } from '@ofgc/shared/api-client';

const refuse = async (): Promise<never> => {
  throw new Error('it makes an API client on the server, where the only one is in the page’s context');
};

/** In the browser, this makes a client for the page's own origin. On the server it may be made, as by a hook for later, but asks nothing. */
export function createApiClient(): ApiClient {
  return { get: refuse, post: refuse };
}
