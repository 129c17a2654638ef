/** At most one document in this time, in milliseconds (docs/requirements.md#loading). */
const reloadGuard = 60_000;
export const reloadKey = 'ofgc:chunk-reload';

/**
 * Whether a page whose code could not be loaded may be loaded as a document: at most once per 60 s, counted from a call that allows it.
 * @param storage gives the tab's session storage, or throws where it is refused
 * @param now milliseconds of the real clock, not of the site's
 * @returns false where the guard forbids it: the caller shows the remote's error view
 */
export function mayReload(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    // An invalid stored value gives NaN, which compares false: it counts as no earlier reload.
    if (now - Number(storage().getItem(reloadKey) ?? Number.NaN) < reloadGuard) return false;
    storage().setItem(reloadKey, String(now));
    return true;
  } catch {
    // Without storage, nothing would stop an endless loop of reloads.
    return false;
  }
}
