/**
 * What remotes get of the API client on the server. The only client there is that of a page's context, which has limits, knows the page's
 * visitor and posts for forms alone.
 */
export { browserTimeout, httpStatusOf, serverTimeout } from '@ofgc/shared/api-client';

/** In the browser, this makes a client for the page's own origin. */
export function createApiClient(): never {
  throw new Error('it makes an API client on the server, where the only one is in the page’s context');
}
