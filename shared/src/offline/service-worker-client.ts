import { trustedWorkerAddress } from '@ofgc/shared/contract';

/** The item is set while the visitor wants nothing cached on this device. */
const refusalKey = 'ofgc:keep-nothing';

/** False where the visitor has refused, or the browser has no storage. */
export function isCachingAllowed(): boolean {
  try {
    return localStorage.getItem(refusalKey) === null;
  } catch {
    return false;
  }
}

/** Withdraws the refusal. @throws DOMException where the browser has no storage */
export function allowCaching(): void {
  localStorage.removeItem(refusalKey);
}

/**
 * Refuses caching on this device until `allowCaching`; pages that are cached already stay.
 * @throws DOMException where the browser has no storage
 */
export function refuseCaching(): void {
  localStorage.setItem(refusalKey, '1');
}

/** Registers the site's service worker, or finds the registered one. @returns undefined in a browser without service workers */
export async function registerPageWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(trustedWorkerAddress('/sw.js'), { updateViaCache: 'none' });
}
