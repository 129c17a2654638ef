import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the letters that were written to files before then. @param folder without one there are none */
export async function purgeOutbox(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await unlink(file);
  }
}
