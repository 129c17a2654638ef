import { type ChildProcess, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../../api/src/database/folder-lock.ts';

const root = join(import.meta.dirname, '../..');
const startTimeout = 180_000;

/**
 * The data folder that every site of a test begins with a copy of: releases, printed documents, a filled database.
 * Releases and documents are kept between runs: their names are hashes of what they are made from.
 */
export const preparedFolder = join(root, '.cache/test-site');

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
  /** Called with the data folder before anything starts: the place to break a release. */
  prepare?: (dataDir: string) => Promise<void>;
  env?: Record<string, string>;
}

/** Builds what has changed, prints the documents and fills the database, once for all sites that follow. */
export async function prepareSites(): Promise<void> {
  await mkdir(preparedFolder, { recursive: true });
  // What fills it may have changed with the same content.
  await rm(join(preparedFolder, 'database'), { recursive: true, force: true });
  await (await startIn(preparedFolder, {})).stop();
  await untilFree(preparedFolder);
  // The servers of the unit tests begin with builds from there.
  await cp(join(preparedFolder, 'releases'), join(root, '.cache/test-releases'), { recursive: true });
}

/** The start command ends a moment before its API has closed the database. */
async function untilFree(dataDir: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; ;) {
    try {
      return lockFolder(dataDir).release();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** A whole site of its own: free ports, a data folder that goes away with it, the clock of the tests. */
export async function startSite({ prepare, ...options }: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-test-'));
  // A process that was just killed may still be writing.
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    // Over PostgreSQL there is no database to copy.
    for (const folder of ['releases', 'documents', 'database'].filter((one) => existsSync(join(preparedFolder, one))))
      await cp(join(preparedFolder, folder), join(dataDir, folder), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
    await prepare?.(dataDir);
    const site = await startIn(dataDir, options);
    return { ...site, stop: () => site.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startIn(dataDir: string, { env = {} }: SiteOptions): Promise<Site> {
  const [port, apiPort] = await freePorts(2);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'shell/src/commands/start.ts')],
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
  const stop = () => ended(child);
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
