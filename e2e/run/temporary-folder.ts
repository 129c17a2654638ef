import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory } from 'node:process';
import { isAlive } from '@ofgc/shared/commands/is-alive.ts';

/** The folder that Linux keeps in memory. */
const memoryFolder = '/dev/shm';
/** The room that a run needs, in bytes with a reserve: it writes at most 0.8 GiB, and its processes take 6 GiB. */
const neededSpace = 3 * 1024 ** 3;
const neededMemory = 10 * 1024 ** 3;

const prefix = 'ofgc-tests-';

/**
 * Makes the folder for the temporary files of a run and of its processes (`TMPDIR`), which is removed when this process ends. It is in
 * memory where the machine has room: tests create and delete tens of thousands of files, for which a disk's file system takes a sixth of
 * the processor time of a run. A `TMPDIR` that is set already is used as it is.
 */
export function useTemporaryFolder(): void {
  if (process.env.TMPDIR || process.platform === 'win32') return;
  const parent = hasRoomInMemory() ? memoryFolder : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user, who has to reach its own folder in this one, and to remove it.
  chmodSync(folder, 0o1733);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  copyCompileCache(folder);
}

/**
 * Node caches compiled code by the file's path. The releases in the folders of tests have new paths in each run, so their code would fill
 * the cache of the commands with files that nobody reads again (13 MB for each run). The run gets a copy of that cache.
 */
function copyCompileCache(folder: string): void {
  const { NODE_COMPILE_CACHE: ofCommands } = process.env;
  if (!ofCommands) return;
  const own = join(folder, 'compiled');
  if (existsSync(ofCommands)) cpSync(ofCommands, own, { recursive: true });
  process.env.NODE_COMPILE_CACHE = own;
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || availableMemory() < neededMemory) return false;
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededSpace;
  } catch {
    return false;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix)))
    if (!isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(join(parent, name), { recursive: true, force: true });
}
