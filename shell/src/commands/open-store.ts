import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseBucket } from '../releases/bucket/release-bucket.ts';
import { ReleaseDatabaseClient } from '../releases/database/release-database.ts';
import type { TryOptions } from '../releases/gate/trial/try-release.ts';
import { registryFolder } from '../releases/registry/registry-log.ts';
import { storeFolder } from '../releases/store/store.ts';
import { readSettings, type Settings } from '../settings.ts';

export interface FolderStore {
  settings: Settings;
  /** The folder of the releases. */
  store: string;
  /** How a release in it is tried: with the API of the site of this folder. */
  trial: TryOptions;
}

/** The release store of the site of this folder. */
export function openStore(): FolderStore {
  const settings = readSettings(process.env);
  return {
    settings,
    store: storeFolder(settings.dataDir),
    trial: {
      apiUrl: `http://127.0.0.1:${settings.apiPort}/`,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  };
}

/**
 * Like `openStore`, for a site that exists already.
 * @param takesTo whether the command may also ask a site elsewhere @throws one sentence with the folder in which it was searched
 */
export function openExistingStore({ takesTo = false } = {}): FolderStore {
  const here = openStore();
  if (existsSync(registryFolder(here.store))) return here;
  const elsewhere = takesTo ? ', --to https://site a site elsewhere' : '';
  throw new Error(
    `No site was ever started on ${here.settings.dataDir}: DATA_DIR names the folder of one${elsewhere}.`,
  );
}

/** The releases that all machines of the site share: those of the database, through the API of this folder's site, and of the bucket. */
export function openDatabase({ apiPort, dataDir, releaseBucket }: Settings): ReleaseDatabaseClient {
  const bucket = releaseBucket && new ReleaseBucket(releaseBucket);
  return new ReleaseDatabaseClient(`http://127.0.0.1:${apiPort}/`, secretOf(dataDir), bucket);
}

/**
 * The site's internal secret; none where this account may not read it, or the folder has none: then the database counts as away. A
 * command creates none, because it would belong to the account that types the command, and the site could not read it.
 */
function secretOf(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'internal-secret'), 'utf8').trim();
  } catch {
    return '';
  }
}
