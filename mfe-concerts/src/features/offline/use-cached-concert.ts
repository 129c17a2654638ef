import { offlineBookletPath } from '@ofgc/shared/routes/concerts/programme-booklets.ts';
import { useEffect } from 'react';

/**
 * Asks the service worker to cache the concert on this page, replacing the previous one. Does nothing for visitors who have
 * never opened a programme booklet.
 * @param path the page's address
 */
export function useCachedConcert(path: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    hasCachedBooklet().then(
      (isReader) => isReader && navigator.serviceWorker.controller?.postMessage({ cache: [path] }),
      () => {},
    );
  }, [path]);
}

async function hasCachedBooklet(): Promise<boolean> {
  const names = await caches.keys();
  return names.some((name) => / \/(?:en\/)?programa\//.test(name) && !name.endsWith(offlineBookletPath));
}
