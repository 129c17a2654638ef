import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const startTimeout = 180_000;

export interface Site {
  url: string;
  port: number;
  apiPort: number;
  dataDir: string;
  /** The start command's process: parent of the API and of the render workers. */
  pid: number;
  /** What the processes said. */
  log: () => string;
  stop: () => Promise<void>;
}

export interface SiteOptions {
  /** A site's data folder to start from, so that nothing is built or printed again. */
  releasesFrom?: string;
  /** Called with the data folder before anything starts: the place to break a release. */
  prepare?: (dataDir: string) => Promise<void>;
  env?: Record<string, string>;
  /** `commands/start.ts` below the shell's sources, unless another is named. */
  command?: string;
}

/** A whole site of its own: free ports, a data folder that goes away with it, the clock of the tests. */
export async function startSite({
  releasesFrom,
  prepare,
  env = {},
  command = 'start.ts',
}: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-test-'));
  if (releasesFrom)
    for (const folder of ['releases', 'documents'])
      await cp(join(releasesFrom, folder), join(dataDir, folder), { recursive: true });
  await prepare?.(dataDir);
  const [port, apiPort] = await freePorts(2);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'shell/src/commands', command)],
    {
      cwd: root,
      env: {
        ...process.env,
        SITE_CLOCK: '2026-11-20',
        ...env,
        PORT: String(port),
        API_PORT: String(apiPort),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let words = '';
  const hear = (chunk: Buffer) => (words += chunk.toString('utf8'));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const stop = async () => {
    await ended(child);
    // A process that was just killed may still be writing.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    await untilReady(child, () => words);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    port: port as number,
    apiPort: apiPort as number,
    dataDir,
    pid: child.pid as number,
    log: () => words,
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
    setTimeout(() => child.kill('SIGKILL'), 12_000).unref();
  });
}

/** Ports that nobody listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
