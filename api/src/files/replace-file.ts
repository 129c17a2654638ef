import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file under another name, and renames it when complete: a reader sees the old file or the new one, never half of one, also where
 * the disk is full or the process ends. Makes its folder when needed.
 */
export async function replaceFile(path: string, data: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, data, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    // The unfinished file is removed: it would only fill a full disk further.
    await rm(unfinished, { force: true });
    throw error;
  }
}
