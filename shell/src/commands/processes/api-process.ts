import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { allocatorSettings } from '../../server/supervisor/processes/allocator-settings.ts';
import { startHeartbeat } from '../../server/supervisor/processes/heartbeat.ts';
import { maxSemiSpace } from '../../server/worker/containment/memory-limits.ts';
import { maxMissedApiHeartbeats } from './api-heartbeat-limits.ts';
import { createPageTeller, type PageTeller } from './page-teller.ts';
import type { Settings } from '../../settings.ts';

/**
 * How long the API may take to start, in milliseconds: the first start prints the documents. The time begins anew with each message
 * `{ starting: true }`, which comes while the database is migrated and filled: that takes as long as it takes, and would never end where it
 * is begun again and again.
 */
const apiReadyTimeout = 120_000;

/** The longest pause between two restarts, in milliseconds. */
const longestPause = 30_000;

/** The API's process: restarted when it ends by itself, and ended with this process. */
interface ApiProcess extends Pick<PageTeller, 'declare'> {
  /** Resolves when the process has ended: its port and its data folder are free. */
  stop: () => Promise<void>;
}

/** Starts the API and waits until it is ready. @throws its own one sentence when it refuses the first time */
export async function superviseApi(
  root: string,
  settings: Settings,
  logger: Logger,
  readyTimeout = apiReadyTimeout,
): Promise<ApiProcess> {
  let api: ChildProcess;
  let isStopping = false;
  const { declare, tell } = createPageTeller(() => api);
  const start = async () => {
    api = forkApi(root, settings);
    const started = api;
    await ready(started, readyTimeout).catch(async (error: unknown) => {
      // An API that is only late must not go on using the data folder.
      started.kill('SIGKILL');
      await ended(started);
      throw error;
    });
    tell();
    startHeartbeat(started, maxMissedApiHeartbeats);
    started.once('exit', (code) => {
      if (isStopping) return;
      logger.error({ code }, 'the API ended and is started again; until then pages say that it is down');
      void restart(1_000);
    });
  };
  const restart = async (pause: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isStopping) return;
    await start().catch((error: unknown) => {
      logger.error({ err: error }, 'the API could not be started again');
      return restart(Math.min(pause * 2, longestPause));
    });
  };
  const end = () => {
    isStopping = true;
    api.kill('SIGTERM');
  };
  process.once('exit', end);
  await start();
  return {
    declare,
    stop: async () => {
      end();
      await ended(api);
    },
  };
}

/** Resolves when the process has ended; at once for one that could not be started. */
async function ended(api: ChildProcess): Promise<void> {
  if (api.pid !== undefined && api.exitCode === null && api.signalCode === null) await once(api, 'exit');
}

function forkApi(root: string, settings: Settings): ChildProcess {
  return fork(join(root, 'api/src/main.ts'), {
    execArgv: [...process.execArgv, `--max-semi-space-size=${maxSemiSpace}`],
    env: {
      ...process.env,
      ...allocatorSettings,
      API_PORT: String(settings.apiPort),
      DATA_DIR: settings.dataDir,
      SITE_URL: settings.siteUrl,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** @throws one sentence when the process refuses, or does not answer in time */
async function ready(api: ChildProcess, timeout: number): Promise<void> {
  let output = '';
  api.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-4_000);
    process.stderr.write(chunk);
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The API did not start within ${timeout / 60_000} minutes.`)),
      timeout,
    );
    api.on('message', (message: { starting?: boolean; ready?: boolean }) => {
      if (message.starting) timer.refresh();
      if (!message.ready) return;
      clearTimeout(timer);
      resolve();
    });
    // The listener also handles later errors: without it such an event would end this process.
    api.on('error', ({ message }) => {
      clearTimeout(timer);
      reject(new Error(`The API cannot be started: ${message}.`));
    });
    api.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(output ? 'The API did not start.' : `The API ended with ${code} before it was ready.`));
    });
  });
}
