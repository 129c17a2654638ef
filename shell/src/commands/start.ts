import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../releases/registry.ts';
import { appFolders } from '../releases/build-app.ts';
import { releaseApp } from '../releases/release-app.ts';
import type { Registry } from '../releases/release.schema.ts';
import { readRegistry, storeFolder, writeRegistry } from '../releases/store.ts';
import { tidyStore } from '../releases/prune-releases.ts';
import { readSettings, type Settings } from '../settings.ts';
import { Supervisor } from '../server/supervisor/supervisor.ts';
import { assertPortFree } from './port.ts';
import { keepApi } from './api-process.ts';
import { stopWith } from './shutdown.ts';

const root = join(import.meta.dirname, '../../..');

async function start(settings: Settings): Promise<void> {
  process.env.NODE_ENV = 'production';
  await assertPortFree(settings.port, settings.host, 'PORT');
  await assertPortFree(settings.apiPort, '127.0.0.1', 'API_PORT');
  const store = storeFolder(settings.dataDir);
  await mkdir(store, { recursive: true });

  const api = await keepApi(root, settings);
  let supervisor: Supervisor | undefined;
  stopWith(async () => {
    await supervisor?.stop();
    api.stop();
  });
  await bringReleasesUpToDate(store);
  supervisor = new Supervisor({ settings, apiUrl: `http://127.0.0.1:${settings.apiPort}/` });
  await supervisor.start();
  process.stdout.write(
    `\n  Orquesta Filarmónica de Gran Canaria: http://localhost:${settings.port}\n  API and its description:             http://localhost:${settings.port}/api/docs\n\n`,
  );
}

/** What is live stays live when its sources have not changed; a release that does not build leaves the old one. */
async function bringReleasesUpToDate(store: string): Promise<void> {
  const began = Date.now();
  let registry = await readRegistry(store);
  for (const folder of appFolders) {
    const release = await releaseApp(root, store, folder).catch((error: unknown) => keepLive(registry, folder, error));
    if (!release || registry.apps[release.name]?.version === release.version) continue;
    registry = activate(registry, release);
    process.stdout.write(`${folder}: release ${release.version}\n`);
  }
  await writeRegistry(store, registry);
  await tidyStore(store, registry);
  process.stdout.write(`Releases are up to date (${((Date.now() - began) / 1000).toFixed(1)} s).\n`);
}

/** @throws where there is no earlier release to stay with */
function keepLive(registry: Registry, folder: string, error: unknown): null {
  const live = registry.apps[folder.replace(/^mfe-/, '')];
  if (!live) throw error;
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n${folder} stays at release ${live.version}.\n`,
  );
  return null;
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
