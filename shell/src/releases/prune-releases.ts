import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from './release.schema.ts';
import { releaseFolder } from './store.ts';

/** Milliseconds. Open pages ask for files of the release that made them, and the release of another deploy may not be live yet. */
const retention = 24 * 60 * 60 * 1000;

/**
 * Removes releases that the registry names neither as live nor as one to roll back to, a day after they were written.
 * @param now milliseconds of the real clock, not of the site's
 */
export async function pruneReleases(store: string, { apps }: Registry, now = Date.now()): Promise<void> {
  for (const [name, { version, previous }] of Object.entries(apps)) {
    const referenced = new Set([version, ...previous]);
    const folders = await readdir(join(store, name)).catch(() => []);
    for (const folder of folders.filter((one) => !referenced.has(one))) {
      const path = releaseFolder(store, name, folder);
      if (now - (await stat(path)).mtimeMs > retention) await rm(path, { recursive: true, force: true });
    }
  }
}
