import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface FolderLock {
  release(): void;
}

/**
 * Holds a data folder for this process: two processes on one PGlite folder silently destroy its data.
 * Keep a reference to the returned object: the lock is released when it is garbage-collected, and when the process ends.
 * @throws Error with one sentence for the operator when another process holds it
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(
      `The data folder ${folder} is in use by another API process: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
