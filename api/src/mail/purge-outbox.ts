import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the emails that were written to files before then, half-written ones too. @param folder without one there are none */
export async function purgeOutbox(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(absent);
  for (const name of names?.filter((one) => /\.eml(\.part)?$/.test(one)) ?? []) {
    const file = join(folder, name);
    const written = await stat(file).catch(absent);
    if (written && written.mtime < before) await rm(file, { force: true });
  }
}

/** What is not there, or is gone since another process deleted it. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
