import type { RemoteContext } from '../origin/remote-context.ts';
import { type Callable, guardedCallable } from './guarded-callable.ts';

/**
 * From now on a remote's code cannot evaluate text, by `eval` or by any function constructor: the browser's policy forbids it
 * there, too. The shell's packages still can. To be called before the shared objects are frozen.
 */
export function guardEvaluation(foreign: Pick<RemoteContext, 'directCaller'>): void {
  const guarded = (evaluate: Callable) =>
    guardedCallable(
      foreign,
      evaluate,
      (remote) => new EvalError(`${remote} evaluates text as code, which no browser allows it`),
    );
  for (const name of ['eval', 'Function'])
    Object.defineProperty(globalThis, name, { value: guarded(Reflect.get(globalThis, name) as Callable) });
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const prototype of kinds.map((kind) => Object.getPrototypeOf(kind) as { constructor: Callable }))
    Object.defineProperty(prototype, 'constructor', { value: guarded(prototype.constructor) });
}
