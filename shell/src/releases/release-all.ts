import { appFolders, appName } from './apps.ts';
import { MissingBundlerError } from './build-app.ts';
import { pruneReleases } from './prune-releases.ts';
import { activate } from './registry.ts';
import { releaseApp } from './release-app.ts';
import type { Registry, Release } from './release.schema.ts';
import { readRegistry, writeRegistry } from './store.ts';

/** Takes sentences for the operator. */
interface OperatorOutput {
  info: (sentence: string) => void;
  warn: (sentence: string) => void;
}

/**
 * Makes what the sources are now the live release of every app. One that does not build, or cannot be built because
 * the bundler is not installed, stays at its live release.
 * @throws where an app does not build and has no live release, and where the shell has none
 */
export async function releaseAll(root: string, store: string, output: OperatorOutput): Promise<void> {
  let registry = await readRegistry(store);
  for (const folder of appFolders) {
    const release = await releaseApp(root, store, folder).catch((error: unknown) =>
      keepLive(registry, folder, error, output),
    );
    if (!release || registry.apps[release.name]?.version === release.version) continue;
    registry = activate(registry, release);
    output.info(`${folder}: release ${release.version}`);
  }
  await writeRegistry(store, registry);
  await pruneReleases(store, registry);
}

function keepLive(registry: Registry, folder: string, error: unknown, { warn }: OperatorOutput): Release | null {
  const live = registry.apps[appName(folder)];
  if (!live && (folder === 'shell' || !(error instanceof MissingBundlerError))) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  warn(live ? `${reason}\n${folder} stays at release ${live.version}.` : `${reason} The site starts without it.`);
  return null;
}
