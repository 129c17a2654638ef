import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a file if it does not exist. Its name must change with its content. Several processes may do so at once: the file is written under
 * another name, and renamed when complete.
 */
export async function writeOnce(path: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await mkdir(dirname(path), { recursive: true });
  const bytes = await make();
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    // The unfinished file is removed: it would only fill a full disk further.
    await rm(unfinished, { force: true });
    throw error;
  }
}
