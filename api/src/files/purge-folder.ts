import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the files of a folder that were written before then. @param folder without one there are none @param isOver by a file's name */
export async function purgeFolder(
  folder: string,
  { before, isOver }: { before: Date; isOver: (name: string) => boolean },
): Promise<void> {
  const names = await readdir(folder).catch(absent);
  for (const name of names?.filter(isOver) ?? []) {
    const file = join(folder, name);
    const written = await stat(file).catch(absent);
    if (written && written.mtime < before) await rm(file, { force: true });
  }
}

/** What is not there, or is gone since another process deleted it. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
