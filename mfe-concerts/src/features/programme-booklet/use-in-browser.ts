import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Something that the browser alone knows: hydration agrees with the server first, then the page shows it.
 * @param read what is known in the browser; equal answers must be the same value
 * @param onServer what the server's page shows
 */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
