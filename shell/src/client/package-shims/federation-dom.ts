/** What federation's SDK offers for classic scripts: remotes are modules, which the browser imports. */
export const createLink = notOffered;
export const createScript = notOffered;
export const isStaticResourcesEqual = notOffered;
export const loadScript = notOffered;
export const safeWrapper = notOffered;

function notOffered(): never {
  throw new Error('a remote is a module');
}
