/** At most one reload in this time, in milliseconds (docs/requirements.md#loading). */
const reloadGuard = 60_000;
export const reloadKey = 'ofgc:chunk-reload';

/**
 * Loads the target as a document after its code could not be loaded, at most once per 60 s.
 * @param storage gives the tab's session storage, or throws where it is refused
 * @param now milliseconds of the real clock, not of the site's
 * @param navigateTo loads the document
 * @returns false where the guard forbids it: the caller shows the remote's error view
 */
export function reloadOncePerMinute(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
  navigateTo: () => void,
): boolean {
  try {
    // An invalid stored value gives NaN, which compares false: it counts as no earlier reload.
    if (now - Number(storage().getItem(reloadKey) ?? Number.NaN) < reloadGuard) return false;
    storage().setItem(reloadKey, String(now));
  } catch {
    // Without storage, nothing would stop an endless loop of reloads.
    return false;
  }
  navigateTo();
  return true;
}
