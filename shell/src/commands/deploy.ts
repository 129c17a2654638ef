import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appFolders } from '../releases/apps.ts';
import { awaitDeployStatus } from '../releases/deploy-status.ts';
import { readProvenance } from '../releases/provenance.ts';
import { pruneReleases } from '../releases/prune-releases.ts';
import { activate } from '../releases/registry.ts';
import { changeRegistry, readRegistry, registryEvent } from '../releases/registry-log.ts';
import { checkTypes } from '../releases/check-types.ts';
import { releaseApp } from '../releases/release-app.ts';
import { storeFolder } from '../releases/store.ts';
import { tryRelease } from '../releases/try-release.ts';
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
  const settings = readSettings(process.env);
  const store = storeFolder(settings.dataDir);
  await checkTypes(root, folder);
  const release = await releaseApp(root, store, folder);
  const { version } = release;
  if ((await readRegistry(store)).apps[release.name]?.version === version)
    return `${folder} ${version} is live already.`;
  const notes = await tryRelease(store, release, {
    apiUrl: `http://127.0.0.1:${settings.apiPort}/`,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const revision = await changeRegistry(store, (registry) => {
    if (registry.apps[release.name]?.version === version) return null;
    const event = registryEvent('deploy', release, { ...provenance, why: values.why });
    return { event, ...activate(registry, release) };
  });
  if (!revision) return `${folder} ${version} is live already.`;
  const status = await awaitDeployStatus(store, revision);
  await pruneReleases(store);
  return [...notes, status].join('\n');
});
