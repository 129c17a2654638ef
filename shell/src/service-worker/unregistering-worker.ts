// Stands in for the worker of the hand programmes when the operator switched it off: takes itself and everything that
// was kept off the device, and touches nothing else.
const leaving = globalThis as unknown as {
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
};

leaving.addEventListener('install', (event) => event.waitUntil(leaving.skipWaiting()));
leaving.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('ofgc ')).map((name) => caches.delete(name)));
  await leaving.registration.unregister();
}
