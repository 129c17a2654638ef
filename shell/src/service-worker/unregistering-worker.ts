// Served instead of the service worker when the operator has switched it off: deletes its caches and unregisters itself.
const retiringWorker = globalThis as unknown as {
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
};

retiringWorker.addEventListener('install', (event) => event.waitUntil(retiringWorker.skipWaiting()));
retiringWorker.addEventListener('activate', (event) => event.waitUntil(deleteAndUnregister()));

async function deleteAndUnregister(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('ofgc ')).map((name) => caches.delete(name)));
  await retiringWorker.registration.unregister();
}
