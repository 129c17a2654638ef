import type { RemoteContext } from '../origin/remote-context.ts';

type Connect = (...given: unknown[]) => unknown;

/**
 * From now on a remote's code reaches the network only through the API client: the page cache would not know of data from
 * elsewhere, and nothing would limit the wait. Call it before the shared objects are frozen.
 */
export function guardNetwork(foreign: Pick<RemoteContext, 'directCaller'>): void {
  for (const name of ['fetch', 'WebSocket']) {
    const connect = Reflect.get(globalThis, name) as Connect;
    const refuse = (trap: Connect, to: unknown) => {
      const origin = foreign.directCaller(trap);
      if (origin) throw new TypeError(`${origin.remote} asks ${nameOf(to)} past the API client`);
    };
    const value: Connect = new Proxy(connect, {
      apply: function apply(target, self, given: unknown[]) {
        refuse(apply as Connect, given[0]);
        return Reflect.apply(target, self, given);
      },
      construct: function construct(target, given: unknown[], made) {
        refuse(construct as Connect, given[0]);
        return Reflect.construct(target, given, made) as object;
      },
    });
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
}

/** The origin of an address, without the parts that may be secret. */
function nameOf(to: unknown): string {
  const address = to instanceof Request ? to.url : to instanceof URL ? to.href : typeof to === 'string' ? to : '';
  return URL.parse(address)?.origin ?? 'an address';
}
