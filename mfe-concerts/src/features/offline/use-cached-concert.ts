import { useEffect } from 'react';

/**
 * Has the service worker cache the concert on this page, in place of the one before. Does nothing for visitors who have
 * never opened a programme booklet: they have no worker.
 * @param path the page's address
 */
export function useCachedConcert(path: string): void {
  useEffect(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ cache: [path] });
  }, [path]);
}
