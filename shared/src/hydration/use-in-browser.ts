import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows: the first render uses the server's, so that hydration matches.
 * @param read what is known in the browser; equal answers must be the same value
 * @param onServer what the server's page shows
 */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
