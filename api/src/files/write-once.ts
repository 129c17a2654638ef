import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a file where there is none. Its name must change with its content.
 * Several processes may do so at once: it is written under another name and renamed when it is complete.
 */
export async function writeOnce(path: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, path);
}
