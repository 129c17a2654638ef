import type { RemoteContext } from '../origin/remote-context.ts';
import { type Callable, guardedCallable } from './guarded-callable.ts';

/**
 * From now on a remote's code reaches the network only through the API client: the page cache would not know of data from
 * elsewhere, and nothing would limit the wait. Call it before the shared objects are frozen.
 */
export function guardNetwork(foreign: Pick<RemoteContext, 'directCaller'>): void {
  for (const name of ['fetch', 'WebSocket']) {
    const callable = Reflect.get(globalThis, name) as Callable & { prototype?: object };
    const value = guardedCallable(
      foreign,
      callable,
      (remote, [to]) => new TypeError(`${remote} asks ${nameOf(to)} past the API client`),
    );
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
    if (callable.prototype) Object.defineProperty(callable.prototype, 'constructor', { value });
  }
  guardDispatchers(foreign);
  // It tells the headers of all requests, the sign-in cookies among them.
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: undefined, writable: false });
}

/** What `fetch` sends requests by is a property of the global object as soon as one of its classes is read. */
function guardDispatchers(foreign: Pick<RemoteContext, 'directCaller'>): void {
  void Response;
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (!key.description?.startsWith('undici.globalDispatcher')) continue;
    const dispatcher = Reflect.get(globalThis, key) as { dispatch: Callable };
    const refusal = (remote: string) => new TypeError(`${remote} asks an address past the API client`);
    const dispatch = guardedCallable(foreign, dispatcher.dispatch.bind(dispatcher), refusal);
    Object.defineProperty(globalThis, key, { value: Object.freeze({ dispatch }), writable: false });
  }
}

/** The origin of an address, without the parts that may be secret. */
function nameOf(to: unknown): string {
  const address = to instanceof Request ? to.url : to instanceof URL ? to.href : typeof to === 'string' ? to : '';
  return URL.parse(address)?.origin ?? 'an address';
}
