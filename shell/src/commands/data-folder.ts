import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { diskHindrance } from '@ofgc/shared/commands/error-sentence.ts';

/**
 * Creates the data folder, and checks that files can be written there.
 * @param folder absolute @param write writes a file
 * @throws one sentence where it cannot
 */
export function prepareDataFolder(folder: string, write: (file: string, text: string) => void = writeFileSync): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    write(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another folder would be no help on a disk that takes nothing: its site would be a new one.
    const hindrance = diskHindrance(error) ?? `give this user the right to, or set DATA_DIR to another folder`;
    throw new Error(`The data folder ${folder} cannot be written (${code}): ${hindrance}.`, { cause: error });
  }
}

/** Creates one folder after the other: Node's `recursive` never ends on a file system that reports new folders as missing (/proc). */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || folder === parse(folder).root || isFolder(dirname(folder))) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
