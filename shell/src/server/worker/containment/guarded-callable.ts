import type { RemoteContext } from '../origin/remote-context.ts';

export type Callable = (...given: unknown[]) => unknown;

/** A function or class that a remote's code can neither call nor construct. @param refusal the error for this remote, with what it has given */
export function guardedCallable(
  foreign: Pick<RemoteContext, 'directCaller'>,
  callable: Callable,
  refusal: (remote: string, given: readonly unknown[]) => Error,
): Callable {
  const refuse = (trap: Callable, given: readonly unknown[]) => {
    const origin = foreign.directCaller(trap);
    if (origin) throw refusal(origin.remote, given);
  };
  return new Proxy(callable, {
    apply: function apply(target, self, given: unknown[]) {
      refuse(apply as Callable, given);
      return Reflect.apply(target, self, given);
    },
    construct: function construct(target, given: unknown[], made) {
      refuse(construct as Callable, given);
      return Reflect.construct(target, given, made) as object;
    },
  });
}
