import type { RemoteContext } from '../origin/remote-context.ts';
import { type Callable, guardedCallable } from './guarded-callable.ts';

/**
 * From now on a remote's code reaches the network only through the API client: the page cache would not know of data from
 * elsewhere, and nothing would limit the wait. Call it before the shared objects are frozen.
 */
export function guardNetwork(foreign: Pick<RemoteContext, 'directCaller'>): void {
  for (const name of ['fetch', 'WebSocket']) {
    const value = guardedCallable(
      foreign,
      Reflect.get(globalThis, name) as Callable,
      (remote, [to]) => new TypeError(`${remote} asks ${nameOf(to)} past the API client`),
    );
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
}

/** The origin of an address, without the parts that may be secret. */
function nameOf(to: unknown): string {
  const address = to instanceof Request ? to.url : to instanceof URL ? to.href : typeof to === 'string' ? to : '';
  return URL.parse(address)?.origin ?? 'an address';
}
