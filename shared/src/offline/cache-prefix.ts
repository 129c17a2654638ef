/**
 * How the names of the service worker's caches begin. The two workers (`shell/src/service-worker`) have no imports and write it again,
 * which `list-offline-copies.test.tsx` compares.
 */
export const cachePrefix = 'ofgc ';
