import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes everything in a folder that was written longer ago than `age`, in milliseconds. What belongs to somebody else stays.
 * @param isMeant by default everything is
 */
export async function removeOlder(
  folder: string,
  age: number,
  now = Date.now(),
  isMeant: (name: string) => boolean = () => true,
): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter(isMeant)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > age) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
