import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file exists and has bytes: a power cut may leave an empty one. */
export const isWhole = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

/**
 * Makes a file if it does not exist. Its name must change with its content. Several processes may do so at once: the file is written under
 * another name, and renamed when complete.
 */
export async function writeOnce(path: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  if (await isWhole(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const bytes = await make();
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    // The unfinished file is removed: it would only fill a full disk further.
    await rm(unfinished, { force: true });
    throw error;
  }
}
