/** Stands in for the SDK's functions for classic scripts, which are unused: remotes are modules, which the browser imports. */
export const createLink = notOffered;
export const createScript = notOffered;
export const isStaticResourcesEqual = notOffered;
export const loadScript = notOffered;
export const safeWrapper = notOffered;

function notOffered(): never {
  throw new Error('a remote is a module');
}
