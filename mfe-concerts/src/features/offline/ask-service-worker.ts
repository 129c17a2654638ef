import { cachePrefix } from '@ofgc/shared/offline/cache-prefix.ts';
import { refuseCaching, registerPageWorker } from '@ofgc/shared/offline/service-worker-client.ts';
import { cachingTimeout } from './caching-timeout.ts';

/**
 * Asks the service worker to cache pages with all their resources.
 * @param addresses paths of this site
 * @returns false where the browser has no service workers, the site has disabled its own, or the network failed; also
 * after the timeout, where no worker can be installed, or one of another release does not know the message; a worker that is only slow
 * then caches the pages all the same
 */
export async function cachePages(addresses: readonly string[]): Promise<boolean> {
  const registration = await registerPageWorker();
  if (!registration) return false;
  // Browsers check for a new worker only now and then: without this, a new release would be cached days later.
  registration.update().catch(() => {});
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), cachingTimeout));
  return Promise.race([askWhenReady(addresses), late]);
}

async function askWhenReady(addresses: readonly string[]): Promise<boolean> {
  // A worker that cannot be installed, as without a network, is never ready.
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<{ cached: boolean }>) => {
      port1.close();
      resolve(data.cached);
    });
    port1.start();
    active.postMessage({ cache: addresses }, [port2]);
  });
}

/** Removes the worker and its caches from this device; nothing is cached until the visitor asks for it again. */
export async function clearPageCache(): Promise<void> {
  refuseCaching();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
