import { createClock } from '@ofgc/shared/dates/clock.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { facadeFile } from '@ofgc/shared/contract/shared-packages.ts';
import { releaseFolder, storeFolder } from '../../releases/store.ts';
import { readSettings } from '../../settings.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { registerContract } from './contract-resolution.ts';
import { createRenderer } from '../rendering/renderer.tsx';
import { describeShell, loadRemote, unloadedRelease } from './loaded-release.ts';
import { rememberIntrinsics } from '../verification/intrinsics.ts';
import { tryRelease, verifyReleases } from '../verification/verify-releases.ts';
import { createWorkerApp } from './worker-app.ts';
import type { SupervisorMessage, WorkerMessage, WorkerOptions } from './worker-messages.ts';

// The entry of a worker's process, and part of the shell's release: what renders is this module and the modules beside it,
// never a source. It loads the releases of a registry, verifies the new ones, and serves on its socket.
process.on('message', (message: SupervisorMessage) => {
  if (message.ping) send({ pong: true });
  if (message.start)
    start(message.start).catch((error: unknown) =>
      send({ failed: error instanceof Error ? error.message : String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));

/** Of the release that this module is part of. */
const folder = import.meta.dirname;

async function start({
  registry,
  socket,
  apiUrl,
  verify,
  trial,
  quarantined,
  development,
}: WorkerOptions): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger('worker');
  const store = storeFolder(settings.dataDir);
  const { shell: shellEntry, ...remoteEntries } = registry.apps;
  if (!shellEntry) throw new Error('the registry has no shell');
  const intrinsics = rememberIntrinsics();
  registerContract(
    Object.entries(remoteEntries).map(([name, { version }]) => releaseFolder(store, name, version)),
    (shared) => pathToFileURL(join(folder, `${facadeFile(shared)}.js`)).href,
  );
  const shell = await describeShell(store, shellEntry);
  const remotes = await Promise.all(
    Object.entries(remoteEntries).map(async ([name, entry]) =>
      quarantined.includes(name)
        ? unloadedRelease(name, entry, 'quarantined until its next release')
        : loadRemote(store, name, entry),
    ),
  );

  const site = { url: settings.siteUrl, ...settings.links };
  const rendering = { shell, remotes, apiUrl, site, now: createClock(settings.siteClock) };
  const gate = { shell, remotes, store, rendering, intrinsics, onStep: (step: string) => send({ step }) };
  if (trial) return send({ tried: await tryRelease(trial, gate) });
  await verifyReleases(verify, gate);
  const renderPage = createRenderer({ ...rendering, logger });
  const releases = [shell, ...remotes];
  const app = await createWorkerApp({
    settings,
    apiUrl,
    renderPage,
    logger,
    releases: releases.map(({ name, version }) => `${name}@${version}`).join(' '),
    development,
    publicFolder: join(folder, 'public'),
    serviceWorkerFolder: join(folder, 'service-worker'),
  });
  rmSync(socket, { force: true });
  await app.listen({ path: socket });
  for (const { name: remote, version, failure } of remotes)
    if (failure) logger.error({ remote, version }, `remote ${remote} is not served: ${failure}`);
  send({ ready: true });
}

function send(message: WorkerMessage): void {
  // A supervisor that is gone needs no answer.
  process.send?.(message, undefined, undefined, () => {});
}
