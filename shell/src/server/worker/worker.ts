import type { RemoteModule } from '@ofgc/shared/contract';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { rmSync } from 'node:fs';
import { packageVersion } from '../../../../rspack.base.ts';
import { fileIntegrity } from '../../releases/publish.ts';
import { releaseFolder, storeFolder } from '../../releases/store.ts';
import { readSettings } from '../../settings.ts';
import { registerContract } from './contract-resolution.ts';
import { loadApp, type LoadedApp } from './loaded-release.ts';
import type { FromWorker, WorkerOrder } from './worker-messages.ts';
import { createWorkerApp } from './worker-app.ts';

// One render worker: imports the releases of its order's vector, proves them where asked, and serves on its socket.
process.on('message', (message: { ping?: true; order?: WorkerOrder }) => {
  if (message.ping) say({ pong: true });
  if (message.order)
    start(message.order).catch((error: unknown) =>
      say({ failed: error instanceof Error ? error.message : String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));

async function start(order: WorkerOrder): Promise<void> {
  const settings = readSettings(process.env);
  const store = storeFolder(settings.dataDir);
  registerContract(store);

  const { shell: shellEntry, ...remoteEntries } = order.registry.apps;
  if (!shellEntry) throw new Error('the registry has no shell');
  const shell = await loadApp<typeof import('../rendering/renderer.tsx')>(store, 'shell', shellEntry);
  if (!shell.module) throw new Error(`the shell's release does not load: ${shell.failure}`);
  const remotes = await Promise.all(
    Object.entries(remoteEntries).map(([name, entry]) =>
      order.quarantined.includes(name)
        ? quarantine(name, entry)
        : loadApp<{ remote: RemoteModule }>(store, name, entry),
    ),
  );

  const renderPage = shell.module.createRenderer({
    shell,
    remotes,
    apiUrl: order.apiUrl,
    site: { url: settings.siteUrl, ...settings.links },
    now: createClock(settings.siteClock),
  });
  for (const name of order.prove) await prove([shell, ...remotes].find((app) => app.name === name));
  const releases = [shell, ...remotes].map(({ name, version }) => `${name}@${version}`).join(' ');
  const app = await createWorkerApp({
    settings,
    apiUrl: order.apiUrl,
    renderPage,
    releases,
    development: order.development,
  });
  rmSync(order.socket, { force: true });
  await app.listen({ path: order.socket });
  for (const { name, failure } of remotes)
    if (failure) process.stderr.write(`section ${name} is not served: ${failure}\n`);
  say({ ready: true });

  /** The gate: a release that is new must be whole, fit the contract and render its own warm-up pages. */
  async function prove(app: LoadedApp<unknown> | undefined): Promise<void> {
    if (!app?.release) throw new Error(`${app?.name} ${app?.version}: ${app?.failure ?? 'unknown app'}`);
    const { name, version, release } = app;
    const folder = releaseFolder(store, name, version);
    for (const shared of sharedPackages) {
      const [ours, theirs] = [packageVersion(shared.package), release.shared[shared.name]];
      if (ours !== theirs)
        throw new Error(`${name} ${version} was built with ${shared.name} ${theirs}, the shell has ${ours}`);
    }
    const files = {
      ...Object.fromEntries(Object.entries(release.integrity).map(([file, hash]) => [`browser/${file}`, hash])),
      'server/main.js': release.serverIntegrity,
    };
    for (const [file, hash] of Object.entries(files)) {
      if ((await fileIntegrity(`${folder}/${file}`)) !== hash)
        throw new Error(`${name} ${version}: ${file} is not what was built`);
    }
    for (const path of release.warmUp) {
      const { status } = await renderPage(
        new Request(new URL(path, settings.siteUrl), { signal: AbortSignal.timeout(8_000) }),
      );
      if (status >= 400) throw new Error(`${name} ${version}: ${path} answers ${status}`);
    }
  }
}

async function quarantine(
  name: string,
  { version, mounts, slots }: WorkerOrder['registry']['apps'][string],
): Promise<LoadedApp<{ remote: RemoteModule }>> {
  return { name, version, mounts, slots, release: null, module: null, failure: 'quarantined until its next release' };
}

function say(message: FromWorker): void {
  // A supervisor that is gone needs no answer.
  process.send?.(message, undefined, undefined, () => {});
}
