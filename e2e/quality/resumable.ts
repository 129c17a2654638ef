import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What long runs found. Not in `test-results`: every run of Playwright begins by emptying that. */
export const foundFolder = join(import.meta.dirname, '../../.cache/found');
const folder = join(foundFolder, 'in-order');
const fileOf = (name: string) => join(folder, encodeURIComponent(name));

/** Forgets what runs before found, unless this one goes on with them (`OFGC_RESUME=1`) or has none of the long tests. */
export async function beginFinding(): Promise<void> {
  if (process.env.OFGC_FULL && process.env.OFGC_RESUME !== '1') await rm(foundFolder, { recursive: true, force: true });
}

/** Remembers that something was found in order, for a run that goes on where this one is cut off. */
export async function keepFound(name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), '');
}

/** With `OFGC_RESUME=1`: whether a run before this one found it in order. */
export async function isFound(name: string): Promise<boolean> {
  if (process.env.OFGC_RESUME !== '1') return false;
  return stat(fileOf(name)).then(
    () => true,
    () => false,
  );
}
