import { useEffect } from 'react';

/**
 * Has the worker of the hand programmes keep the concert that is being looked at, the last one seen. Only where a visitor
 * opened a hand programme before: nobody else gets a worker from a concert's page.
 * @param path the page's address
 */
export function useCachedConcert(path: string): void {
  useEffect(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ keep: [path] });
  }, [path]);
}
