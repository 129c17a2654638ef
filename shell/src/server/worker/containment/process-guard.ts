import type { RemoteContext } from '../remote-context.ts';
import type { Fault } from '../worker-messages.ts';

/** What ends, changes or leaves the process that all remotes share, or reaches Node's modules past the imports. */
const refused = [
  'exit',
  'reallyExit',
  'abort',
  'kill',
  'dlopen',
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'chdir',
  'removeAllListeners',
  'setUncaughtExceptionCaptureCallback',
  'execve',
  'setuid',
  'setgid',
  'umask',
  'loadEnvFile',
  '_kill',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
] as const;

/** What speaks with the supervisor, or for it: Node calls these itself, for whatever a remote has begun, so only the stack counts. */
const channel = ['send', 'disconnect', 'emit', 'off', 'removeListener', 'listeners', 'rawListeners'] as const;

type Methods = Record<string, (...given: unknown[]) => unknown>;

/** From now on these methods of the process throw in a remote's code; everybody else may use them. */
export function guardProcess(foreign: RemoteContext, report: (fault: Fault) => void, target: object = process): void {
  const methods = target as Methods;
  for (const name of [...refused, ...channel]) {
    const isChannel = (channel as readonly string[]).includes(name);
    const method = methods[name];
    if (!method) continue;
    Object.defineProperty(target, name, {
      configurable: false,
      writable: false,
      enumerable: true,
      value(...given: unknown[]) {
        const origin = isChannel ? foreign.caller : foreign.originOf();
        if (!origin) return method.apply(target, given);
        const message = `called process.${name}()`;
        report({ ...origin, kind: 'exit', message });
        throw new Error(`${origin.remote} ${message}`);
      },
    });
  }
}
