import type { RemoteModule } from '@ofgc/shared/contract';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { rmSync } from 'node:fs';
import { storeFolder } from '../../releases/store.ts';
import { readSettings } from '../../settings.ts';
import type { RenderPage } from '../rendering/renderer.tsx';
import { contain } from './containment.ts';
import { registerContract } from './contract-resolution.ts';
import { watchFailingPages } from './failing-pages.ts';
import { freezeIntrinsics } from './frozen-intrinsics.ts';
import { guardRemote } from './guarded-remote.ts';
import { type LoadedRemote, loadRelease, unloadedRelease } from './loaded-release.ts';
import { reportTampering } from './tampering.ts';
import { verifyRelease } from './verify-release.ts';
import { createWorkerApp } from './worker-app.ts';
import type { SupervisorMessage, WorkerMessage, WorkerOptions } from './worker-messages.ts';

// The entry of a worker's process: loads the releases of a registry, verifies the new ones, and serves on its socket.
let suspend: (remotes: readonly string[]) => void = () => {};
process.on('message', (message: SupervisorMessage) => {
  if (message.ping) send({ pong: true });
  if (message.suspend) suspend(message.suspend);
  if (message.start)
    start(message.start).catch((error: unknown) =>
      send({ failed: error instanceof Error ? error.message : String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));

async function start(options: WorkerOptions): Promise<void> {
  const { registry, socket, note, apiUrl, verify, quarantined, development } = options;
  const settings = readSettings(process.env);
  const logger = createLogger('worker');
  const store = storeFolder(settings.dataDir);
  registerContract(store);

  const { shell: shellEntry, ...remoteEntries } = registry.apps;
  if (!shellEntry) throw new Error('the registry has no shell');
  const shell = await loadRelease<typeof import('../rendering/renderer.tsx')>(store, 'shell', shellEntry);
  if (!shell.module) throw new Error(`the shell's release does not load: ${shell.failure}`);
  const { createRenderer } = shell.module;
  await freezeShared();
  const foreign = contain({ store, note, logger, send });
  // One after the other: while one is imported, the note says which.
  const remotes: LoadedRemote[] = [];
  for (const [name, entry] of Object.entries(remoteEntries)) {
    if (quarantined.includes(name)) {
      remotes.push(unloadedRelease(name, entry, 'quarantined'));
      continue;
    }
    const load = () => loadRelease<{ remote: RemoteModule }>(store, name, entry);
    const loaded = await foreign.runToEnd({ remote: name, version: entry.version, part: 'import' }, load);
    const { module } = loaded;
    remotes.push(
      module ? { ...loaded, module: { remote: guardRemote(module.remote, entry.version, foreign) } } : loaded,
    );
  }

  const reportIfTampering = reportTampering(foreign, (fault) => send({ fault }));
  const partLogger = {
    error(fields: object, sentence?: string) {
      if ('err' in fields) reportIfTampering(fields.err);
      logger.error(fields, sentence);
    },
  };
  const rendererWithout = (suspended: readonly string[]) =>
    createRenderer({
      shell,
      remotes: remotes.map((remote) =>
        suspended.includes(remote.name) ? unloadedRelease(remote.name, { ...remote }, 'suspended') : remote,
      ),
      apiUrl,
      site: { url: settings.siteUrl, ...settings.links },
      now: createClock(settings.siteClock),
      logger: partLogger,
    });
  let renderCurrent = rendererWithout([]);
  suspend = (names) => {
    renderCurrent = rendererWithout(names);
  };
  const vector = Object.fromEntries(remotes.map((remote) => [remote.name, { ...remote, entry: [] }]));
  const isWornBy = watchFailingPages(vector);
  const renderPage: RenderPage = async (request, failure) => {
    const page = await renderCurrent(request, failure);
    if (page.status === 500 && isWornBy(request.url)) send({ worn: 'pages of several remotes fail' });
    return page;
  };
  const releases = [shell, ...remotes];
  for (const release of releases.filter(({ name }) => verify.includes(name)))
    await verifyRelease(release, { store, siteUrl: settings.siteUrl, renderPage });
  const app = await createWorkerApp({
    settings,
    apiUrl,
    renderPage,
    logger,
    releases: releases.map(({ name, version }) => `${name}@${version}`).join(' '),
    development,
  });
  rmSync(socket, { force: true });
  await app.listen({ path: socket });
  send({ ready: true });
  for (const { name: remote, version, failure } of remotes) {
    if (!failure) continue;
    logger.error({ remote, version }, `remote ${remote} is not served: ${failure}`);
    if (!quarantined.includes(remote))
      send({ fault: { remote, version, kind: 'load', message: `does not load: ${failure}` } });
  }
}

/** Everything of the shell's is loaded; from here on nobody changes what all share. */
async function freezeShared(): Promise<void> {
  const names = [...sharedPackages.map(({ name }) => name), 'react-dom/server'].filter((name) =>
    name.startsWith('react'),
  );
  const modules = (await Promise.all(names.map((name) => import(name)))) as { default?: unknown }[];
  freezeIntrinsics(modules.map((module) => module.default).filter((one) => typeof one === 'object' && one !== null));
}

function send(message: WorkerMessage): void {
  // A supervisor that is gone needs no answer.
  process.send?.(message, undefined, undefined, () => {});
}
