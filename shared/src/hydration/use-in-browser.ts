import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows: the first render uses the server's, so that hydration matches.
 * @param read returns the browser's value; equal values must be identical
 * @param onServer the value in the server's page
 */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
