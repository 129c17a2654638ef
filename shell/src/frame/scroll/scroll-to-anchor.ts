/** Delays in milliseconds, a number of retries (docs/requirements.md#scrolling). */
const anchorDelay = 300;
const anchorRetries = 50;
const anchorRetryDelay = 100;

/**
 * Looks for the target of a hash after 300 ms, then up to 50 times more every 100 ms: a section may still be loading.
 * @param find the target, or null while it does not exist
 * @param reach called once with the target, or with null where it did not appear
 * @returns a function that ends the search
 */
export function seekAnchor<Target>(find: () => Target | null, reach: (target: Target | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (retriesLeft: number) => {
    const target = find();
    if (target || retriesLeft === 0) reach(target);
    else timer = setTimeout(() => look(retriesLeft - 1), anchorRetryDelay);
  };
  timer = setTimeout(() => look(anchorRetries), anchorDelay);
  return () => clearTimeout(timer);
}

/** The element that a hash names; null for one that cannot be decoded. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
