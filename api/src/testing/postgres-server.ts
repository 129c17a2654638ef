import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { freePort } from '@ofgc/shared/testing/free-port.ts';

/** The folder in which Debian and related systems install PostgreSQL: one subfolder for each version. */
const installed = '/usr/lib/postgresql';

/** The folder with the programs of this machine's newest PostgreSQL; undefined where none is installed. */
export const postgresPrograms = existsSync(installed)
  ? readdirSync(installed)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(installed, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'postgres')))
  : undefined;

/**
 * Settings of a server whose data need not survive a power cut (committed data still survive a killed server), that nobody copies by its
 * log, and that ends before its tables would have to be cleaned.
 */
const shortLived = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off'];

export interface PostgresServer {
  /** Over a socket of the file system: queries take a tenth less of the processor's time than over the network. */
  address: string;
  /** Over the network of this machine. */
  networkAddress: string;
  /** The folder of the server's data. */
  folder: string;
  start: () => Promise<void>;
  /** Stops at once: running statements and connections are broken off, committed data stay. */
  stop: () => Promise<void>;
  /** Stops the server and removes its folder. */
  remove: () => Promise<void>;
}

/** Another user for the server where this process runs as root, as PostgreSQL refuses that. */
function ownUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * A shell script that runs a server until it is told to stop, or until the process that started it has ended, even by a kill: then the
 * folder is removed as well. Arguments: the folder, the server's command.
 */
const untilLauncherEnds = `exec 3<&0
"$@" 3<&- &
server=$!
{
  read -r _ <&3
  wasTold=$?
  kill -INT $server
  if [ $wasTold -ne 0 ]; then
    while kill -0 $server; do sleep 0.1; done
    rm -rf "$0"
  fi
} 2>/dev/null &
wait $server`;

/** Creates an empty PostgreSQL for the caller, with its own folder and port; it is not started yet. */
export async function createPostgres(programs: string): Promise<PostgresServer> {
  const user = ownUser();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'ofgc', '-E', 'UTF8', '--no-locale', '-N'],
    options,
  );
  const port = await freePort();
  let server: ChildProcess | undefined;
  const stop = async () => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.stdin?.end('stop\n');
    await ended;
  };
  return {
    folder,
    address: `postgres://ofgc@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    networkAddress: `postgres://ofgc@127.0.0.1:${port}/postgres`,
    start: async () => {
      const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...shortLived];
      const command = [join(programs, 'postgres'), '-D', data, '-p', String(port)];
      for (const setting of settings) command.push('-c', setting);
      server = spawn('sh', ['-c', untilLauncherEnds, folder, ...command], {
        ...options,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      for (;;) {
        try {
          execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], options);
          return;
        } catch {
          if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
