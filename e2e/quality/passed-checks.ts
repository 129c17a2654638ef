import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The results of long runs. They are not in `test-results`, which has those of the last run alone. */
export const passedFolder = join(import.meta.dirname, '../../.cache/found');
const folder = join(passedFolder, 'in-order');
const fileOf = (name: string) => join(folder, encodeURIComponent(name));

/** Deletes the results of earlier runs, unless this run continues one (`OFGC_RESUME=1`) or has no long tests. */
export async function beginPassedChecks(): Promise<void> {
  if (process.env.OFGC_FULL && process.env.OFGC_RESUME !== '1')
    await rm(passedFolder, { recursive: true, force: true });
}

/** Records that a check passed, for a run that continues this one if it is interrupted. */
export async function keepPassed(name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), '');
}

/** Whether the check passed in an earlier run that this run continues (`OFGC_RESUME=1`). */
export async function hasPassed(name: string): Promise<boolean> {
  if (process.env.OFGC_RESUME !== '1') return false;
  return stat(fileOf(name)).then(
    () => true,
    () => false,
  );
}
