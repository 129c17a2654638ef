import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appFolders } from '../releases/apps.ts';
import { awaitDeployStatus } from '../releases/deploy-status.ts';
import { readProvenance } from '../releases/provenance.ts';
import { pruneReleases } from '../releases/prune-releases.ts';
import { activate } from '../releases/registry.ts';
import { changeRegistry, registryEvent } from '../releases/registry-log.ts';
import { releaseApp } from '../releases/release-app.ts';
import { storeFolder } from '../releases/store.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run-command.ts';

// npm run deploy -- mfe-concerts: builds and publishes one app, makes it live, and says whether the running site took it.
const root = join(import.meta.dirname, '../../..');

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dirty: { type: 'boolean', default: false }, why: { type: 'string', default: '' } },
  });
  const folder = appFolders.find((known) => known === positionals[0]);
  if (!folder) throw new Error(`Which app? npm run deploy -- <${appFolders.join(' | ')}> [--why "…"] [--dirty]`);
  const provenance = await readProvenance(root, folder);
  if (provenance.isDirty && !values.dirty)
    throw new Error(
      `What ${folder} is built from has changes that are in no commit: commit them, or deploy them with --dirty.`,
    );
  const store = storeFolder(readSettings(process.env).dataDir);
  const release = await releaseApp(root, store, folder);
  const { version } = release;
  const revision = await changeRegistry(store, (registry) => {
    if (registry.apps[release.name]?.version === version) return null;
    const event = registryEvent('deploy', release, { ...provenance, why: values.why });
    return { event, ...activate(registry, release) };
  });
  if (!revision) return `${folder} ${version} is live already.`;
  const status = await awaitDeployStatus(store, revision);
  await pruneReleases(store);
  return status;
});
