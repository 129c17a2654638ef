import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerEnvironment } from '../../server/supervisor/processes/worker-environment.ts';
import type { WorkerMessage, WorkerOptions } from '../../server/worker/worker-messages.ts';
import { activate } from '../registry/registry.ts';
import { readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { releaseFolder } from '../store/store.ts';

/** How long one page may take, in milliseconds, before it counts as one that never ends. */
const longestStep = 30_000;

export interface TryOptions {
  /** The API for live data; where it does not answer, pages are tried without. */
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  stepTimeout?: number;
  /** A process that runs this module of a worker's, where one waits already; else one is started. */
  start?: (entry: string) => ChildProcess;
}

/**
 * Tries a release that is in the store beside all that is live, in a worker that serves nobody.
 * @returns what could not be tried
 * @throws what is wrong with it, a line each
 */
export async function tryRelease(
  store: string,
  release: Release,
  {
    apiUrl,
    env,
    stepTimeout = longestStep,
    start = (entry) => fork(entry, { env: workerEnvironment(env), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  }: TryOptions,
): Promise<string[]> {
  const registry = activate(await readRegistry(store), release);
  const { shell } = registry.apps;
  if (!shell) return ['no shell is live: nothing was rendered'];
  const entry = join(releaseFolder(store, 'shell', shell.version), 'server/worker.js');
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-trial-'));
  const worker = start(entry);
  worker.stdout?.resume();
  worker.stderr?.resume();
  const options: WorkerOptions = {
    registry,
    socket: '',
    note: join(folder, 'note'),
    apiUrl,
    verify: [],
    trial: release.name,
    quarantined: [],
    development: false,
  };
  try {
    return await new Promise<string[]>((resolve, reject) => {
      let step = `${release.name} ${release.version}: while it loads`;
      const fail = (reason: string) => reject(new Error(reason));
      const late = () => fail(`${step} never ends (${stepTimeout / 1000} s)`);
      let timer = setTimeout(late, stepTimeout);
      worker.on('message', (message: WorkerMessage) => {
        clearTimeout(timer);
        timer = setTimeout(late, stepTimeout);
        step = message.step ?? step;
        if (message.failed) fail(message.failed);
        // What a worker outlives is refused here all the same.
        if (message.fault?.remote === release.name) fail(`${step}: it ${message.fault.message}`);
        if (message.tried) resolve(message.tried);
      });
      worker.once('error', ({ message }) => fail(message));
      worker.once('exit', (code) => fail(`${step}: it ended the process (${code})`));
      worker.once('exit', () => clearTimeout(timer));
      worker.send({ start: options });
    });
  } finally {
    worker.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
