import type { ComponentType } from 'react';

export interface LoadedOnce<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Set as soon as its code is loaded. */
  Loaded?: ComponentType<Props>;
}

/**
 * Imports a component once. The server imports it at once, so that rendering need not wait.
 * @param onError what to render instead, or a rejection; `retry` lets the next `load` import the code again
 */
export function loadOnce<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onError: (error: unknown, retry: () => void) => ComponentType<Props>,
): LoadedOnce<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const part: LoadedOnce<Props> = {
    load: () =>
      (loading ??= load().then(
        (component) => (part.Loaded = component),
        (error: unknown) => onError(error, () => (loading = undefined)),
      )),
  };
  if (typeof document === 'undefined') void part.load();
  return part;
}
