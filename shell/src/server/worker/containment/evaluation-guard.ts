import type { RemoteContext } from '../origin/remote-context.ts';

type Evaluator = (...given: unknown[]) => unknown;

/**
 * From now on a remote's code cannot evaluate text, by `eval` or by any function constructor: the browser's policy forbids it
 * there, too. The shell's packages still can. To be called before the shared objects are frozen.
 */
export function guardEvaluation(foreign: Pick<RemoteContext, 'directCaller'>): void {
  const guarded = (evaluate: Evaluator): Evaluator => {
    const refuse = (trap: Evaluator) => {
      const origin = foreign.directCaller(trap);
      if (origin) throw new EvalError(`${origin.remote} evaluates text as code, which no browser allows it`);
    };
    const guard: Evaluator = new Proxy(evaluate, {
      apply: function apply(target, self, given: unknown[]) {
        refuse(apply as Evaluator);
        return Reflect.apply(target, self, given);
      },
      construct: function construct(target, given: unknown[], made) {
        refuse(construct as Evaluator);
        return Reflect.construct(target, given, made) as object;
      },
    });
    return guard;
  };
  for (const name of ['eval', 'Function'])
    Object.defineProperty(globalThis, name, { value: guarded(Reflect.get(globalThis, name) as Evaluator) });
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const prototype of kinds.map((kind) => Object.getPrototypeOf(kind) as { constructor: Evaluator }))
    Object.defineProperty(prototype, 'constructor', { value: guarded(prototype.constructor) });
}
