import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '../database/database.ts';
import { createPostgres, postgresPrograms } from './postgres-server.ts';
import type { SignedInTester } from './signed-in.ts';
import { documentsFolder, testSettings } from './test-api.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const counter = new URL('kill-at-statement.ts', import.meta.url).href;

/** Where a process is to end: before the nth statement of those on the connection on which `begins` was said, from 0; after the last, once it is done. */
export interface KillAt {
  /** A part of the statement with which the counting begins. */
  begins: string;
  statement: number;
}

/** A real process of the API on a real PostgreSQL, to be killed and started again. */
export async function createKillableApi() {
  const server = await createPostgres(postgresPrograms ?? '');
  await server.start();
  const opened = openPostgres(server.address);
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-killed-'));
  await mkdir(documentsFolder, { recursive: true });
  await symlink(documentsFolder, join(folder, 'documents'), 'junction');
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function kill(): Promise<void> {
    const killed = child;
    child = undefined;
    if (!killed || hasEnded(killed)) return;
    const end = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await end;
  }
  return {
    opened,
    outbox: join(folder, 'outbox'),
    isRunning: () => child !== undefined && !hasEnded(child),
    /** @param day of the site's clock */
    async start({ day = '2026-11-20', killAt }: { day?: string; killAt?: KillAt } = {}): Promise<void> {
      const started = spawn(process.execPath, [...(killAt ? ['--import', counter] : []), main], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: folder,
          DATABASE_URL: server.address,
          API_PORT: port,
          SITE_URL: testSettings.siteUrl,
          SITE_CLOCK: day,
          KILL_AT: killAt && JSON.stringify(killAt),
        },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once('message', () => resolve());
        started.once('exit', (code, signal) =>
          killAt && signal === 'SIGKILL' ? resolve() : reject(new Error(`ended with ${code}`)),
        );
      });
    },
    kill,
    /** The status, or undefined where the process went before it answered. */
    post: (who: SignedInTester, path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { ...who.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(
        async (response) => ({
          status: response.status,
          body: (await response.json()) as { data?: { reference?: string } },
        }),
        () => undefined,
      ),
    /** The keys of queued letters that have a part. */
    async emailKeys(part: string): Promise<string[]> {
      const letters = await opened.database.selectFrom('emailQueue').select('key').execute();
      return letters.map(({ key }) => key).filter((key) => key.includes(part));
    },
    async remove(): Promise<void> {
      await kill();
      await opened.database.destroy();
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type KillableApi = Awaited<ReturnType<typeof createKillableApi>>;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
