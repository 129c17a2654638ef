import start from '../../../shell/src/commands/start.json' with { type: 'json' };
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../shared/src/testing/free-port.ts';
import { siteDay } from './site-day.ts';

const root = join(import.meta.dirname, '../../..');
/** The timeout of a start, in milliseconds: enough for the first builds and printed documents on a machine that stalls. */
const startTimeout = 600_000;

export interface Site {
  url: string;
  dataDir: string;
  /** The API's port, for the site's own commands. */
  apiPort: number;
  /** The start command's process: parent of the API and of the render workers. */
  pid: number;
  /** The output of the site's processes. */
  log: () => string;
  /** Stops the site and starts it again at the same address, with other settings. */
  restart: (env: Record<string, string>) => Promise<Site>;
  /** Stops the site; its data folder stays as it is until `stop`. */
  halt: () => Promise<void>;
  /** Stops the site; the folder of `startSite` is deleted. */
  stop: () => Promise<void>;
}

/** Runs the start command on a data folder, with free ports and the tests' date, and waits until the site is ready. */
export async function runSite(
  dataDir: string,
  env: Record<string, string> = {},
  ports?: readonly number[],
): Promise<Site> {
  const [port, apiPort] = ports ?? [await freePort(), await freePort()];
  const child = spawn(process.execPath, [...start.flags, join(root, 'shell/src/commands/start.ts')], {
    cwd: root,
    env: {
      ...start.env,
      ...process.env,
      SITE_CLOCK: siteDay,
      ...env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
    },
    // The channel closes when this process ends, and the site with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  const hear = (chunk: Buffer) => (words += chunk.toString('utf8'));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const stop = () => ended(child);
  try {
    await untilReady(child, () => words);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    apiPort: Number(apiPort),
    pid: child.pid as number,
    log: () => words,
    restart: async (changed) => {
      await stop();
      return runSite(dataDir, { ...env, ...changed }, [Number(port), Number(apiPort)]);
    },
    halt: stop,
    stop,
  };
}

function untilReady(child: ChildProcess, words: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The site did not start:\n${words()}`)), startTimeout);
    child.stdout?.on('data', () => {
      if (!/http:\/\/localhost:\d+/.test(words())) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code}:\n${words()}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
  });
}
