import { join } from 'node:path';
import { appFolders } from '../releases/apps.ts';
import { awaitDeployStatus } from '../releases/deploy-status.ts';
import { pruneReleases } from '../releases/prune-releases.ts';
import { activate } from '../releases/registry.ts';
import { releaseApp } from '../releases/release-app.ts';
import { readRegistry, storeFolder, writeRegistry } from '../releases/store.ts';
import { readSettings } from '../settings.ts';

// npm run deploy -- mfe-concerts: builds and publishes one app, makes it live, and says whether the running site took it.
const root = join(import.meta.dirname, '../../..');

async function deploy(folder: string | undefined): Promise<void> {
  if (!folder || !appFolders.some((known) => known === folder)) {
    throw new Error(`Which app? npm run deploy -- <${appFolders.join(' | ')}>`);
  }
  const store = storeFolder(readSettings(process.env).dataDir);
  const release = await releaseApp(root, store, folder);
  const registry = await readRegistry(store);
  if (registry.apps[release.name]?.version === release.version) {
    process.stdout.write(`${folder} ${release.version} is live already.\n`);
    return;
  }
  const since = Date.now();
  await writeRegistry(store, activate(registry, release));
  process.stdout.write(`${await awaitDeployStatus(store, release.name, release.version, since)}\n`);
  await pruneReleases(store, await readRegistry(store));
}

try {
  await deploy(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
