/** How long the service worker may take to cache pages, in milliseconds. */
export const cachingTimeout = 30_000;
