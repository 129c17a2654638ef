/** The visitor's word against keeping anything on this device. */
const refusal = 'ofgc:keep-nothing';
/** What the worker's caches are called by (shell/src/service-worker). */
const cachePrefix = 'ofgc ';
/** How long the worker may take to keep a page, in milliseconds. */
const patience = 30_000;

/** Whether the visitor has not forbidden it, and the browser can. */
export function isCachingAllowed(): boolean {
  try {
    return localStorage.getItem(refusal) === null;
  } catch {
    return false;
  }
}

export function allowCaching(): void {
  localStorage.removeItem(refusal);
}

/**
 * Has the worker keep pages with all that they need, for when the network is away.
 * @param addresses paths of this site
 * @returns `kept`; undefined where the browser cannot, the site has switched it off, or the network went away
 */
export async function cachePages(addresses: readonly string[]): Promise<'kept' | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Browsers look for a new worker only now and then; a release that is live is to be kept tonight.
  registration.update().catch(() => {});
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), patience);
    port1.addEventListener('message', ({ data }: MessageEvent<{ kept: boolean }>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data.kept ? 'kept' : undefined);
    });
    port1.start();
    active.postMessage({ keep: addresses }, [port2]);
  });
}

/** Takes the worker and everything that it kept off this device, and keeps nothing until the visitor asks again. */
export async function clearPageCache(): Promise<void> {
  localStorage.setItem(refusal, '1');
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
