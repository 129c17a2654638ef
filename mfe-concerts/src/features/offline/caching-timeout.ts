/** How long the service worker may take to be installed and to cache pages, in milliseconds. */
export const cachingTimeout = 30_000;
