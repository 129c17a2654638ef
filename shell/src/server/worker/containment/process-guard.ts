import { EventEmitter } from 'node:events';
import type { Origin } from '../origin/code-origin.ts';
import type { RemoteContext } from '../origin/remote-context.ts';
import type { Fault } from '../worker-messages.ts';

/** Methods that end, change or leave the process that all remotes share, or give access to Node's modules without an import. */
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

/** The channel to the supervisor: Node itself calls these in contexts that a remote began, so only the stack decides. */
const channel = ['send', 'disconnect', 'emit', 'off', 'removeListener', 'listeners', 'rawListeners'] as const;

/** Node's internals behind the channel: Node's own calls still work, also in contexts that a remote began. */
const insides = [
  '_send',
  '_disconnect',
  '_events',
  '_eventsCount',
  '_handleQueue',
  '_pendingMessage',
  'channel',
  'connected',
] as const;

const fixed = { writable: false, configurable: false };

type Methods = Record<string, (...given: unknown[]) => unknown>;

/** Properties of the process whose objects lead to Node's files without an import, and that nothing in a worker uses. */
const withheld = ['stdin', 'report'] as const;

/** From now on these methods and properties of the process throw in a remote's code; other code may use them. */
export function guardProcess(foreign: RemoteContext, report: (fault: Fault) => void, target: object = process): void {
  const methods = target as Methods;
  const refuse = (origin: Origin, did: string) => {
    report({ ...origin, kind: 'exit', message: did });
    throw new Error(`${origin.remote} ${did}`);
  };
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
        return origin ? refuse(origin, `called process.${name}()`) : method.apply(target, given);
      },
    });
  }
  for (const name of insides) {
    if (!(name in target)) continue;
    let value: unknown = Reflect.get(target, name);
    const check = (trap: () => unknown) => {
      const origin = foreign.nearestCaller(trap);
      if (origin) refuse(origin, `reached for process.${name}`);
    };
    Object.defineProperty(target, name, {
      configurable: false,
      enumerable: true,
      get: function get() {
        check(get);
        return value;
      },
      set: function set(next: unknown) {
        check(set as () => unknown);
        value = next;
      },
    });
  }
  for (const name of withheld) Object.defineProperty(target, name, { value: undefined, ...fixed });
}

/**
 * From now on the process's output streams can only be written to, by the console, too: the streams themselves lead to Node's sockets and
 * files. Call it before output is limited.
 */
export function withholdStreams(
  target: Pick<NodeJS.Process, 'stdout' | 'stderr'> = process,
  log: object = console,
): void {
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = target[name];
    // As the console does for each of its lines: nobody reads any more.
    stream.on('error', () => {});
    const value = Object.assign(new EventEmitter(), { fd: stream.fd, write: stream.write.bind(stream) });
    Object.defineProperty(target, name, { value, ...fixed });
    Object.defineProperty(log, `_${name}`, { value, ...fixed });
  }
}
