import { isCachingAllowed, registerPageWorker } from '@ofgc/shared/offline/service-worker-client.ts';
import { mayPrefetch } from './prefetch-policy.ts';

/**
 * Once the page is loaded and the browser is idle, registers the service worker: without a network a click then
 * leads to the site's own offline page. Not on slow connections or with the data saver on, nor for visitors who want nothing kept on the device.
 */
export function cacheOfflinePage(page: Window = window): void {
  const register = () => {
    if (mayPrefetch(page.navigator) && isCachingAllowed()) registerPageWorker().catch(() => {});
  };
  // Safari has no requestIdleCallback.
  const whenIdle = () => void ('requestIdleCallback' in page ? page.requestIdleCallback(register) : register());
  if (page.document.readyState === 'complete') whenIdle();
  else page.addEventListener('load', whenIdle, { once: true });
}
