import { rename } from 'node:fs/promises';
import { appFolders, appName } from './apps.ts';
import { MissingBundlerError } from './build/build-app.ts';
import { readProvenance } from './build/provenance.ts';
import { pruneReleaseFolders } from './store/prune-release-folders.ts';
import { activate } from './registry/registry.ts';
import { changeRegistry, readHistory, readRegistry, registryEvent, registryFolder } from './registry/registry-log.ts';
import { releaseApp } from './release-app.ts';
import type { Registry, Release } from './release.schema.ts';

/** Takes sentences for the operator. */
export interface OperatorOutput {
  info: (sentence: string) => void;
  warn: (sentence: string) => void;
}

/**
 * Enters what the sources are now as the release of every app. One that does not build, or cannot be built because
 * the bundler is not installed, stays at its live release; so does one that was deployed meanwhile, or whose present
 * sources were replaced on purpose, by a deploy or a rollback.
 * @param join reads what other machines made live; whether it is all that this one is to serve
 * @returns what was live before: the rest of the registry has yet to pass the gate
 * @throws where an app does not build and has no live release, and where the shell has none
 */
export async function releaseAll(
  root: string,
  store: string,
  output: OperatorOutput,
  join: () => Promise<boolean> = async () => false,
): Promise<Registry> {
  await readOrSetAside(store, output);
  const hasJoined = await join();
  const before = await readRegistry(store);
  if (hasJoined) return before;
  for (const folder of appFolders) {
    const release = await releaseApp(root, store, folder).catch((error: unknown) =>
      keepLive(before, folder, error, output),
    );
    if (release) await enter(release, { root, store, folder, before, output });
  }
  await pruneReleaseFolders(store).catch((error: unknown) =>
    output.warn(`Old releases could not be removed: ${error instanceof Error ? error.message : String(error)}`),
  );
  return before;
}

interface EnterOptions {
  root: string;
  store: string;
  folder: string;
  before: Registry;
  output: OperatorOutput;
}

async function enter(release: Release, { root, store, folder, before, output }: EnterOptions): Promise<void> {
  const { name, version } = release;
  const provenance = await readProvenance(root, folder);
  const history = await readHistory(store);
  const live = before.apps[name];
  const made = history.findLast(({ event }) => event.app === name && event.version === live?.version)?.event;
  if (live?.removed)
    return output.info(`${folder}: it stays taken down, by a remove of ${made?.at} (npm run deploy -- ${folder}).`);
  const isOnPurpose = made !== undefined && ['deploy', 'activate', 'rollback'].includes(made.action);
  // Whatever came after: a rollback reaches a few releases back, the history further.
  const wasLive = history.some(({ apps }) => apps[name]?.version === version);
  if (live && wasLive && isOnPurpose && live.version !== version)
    return output.info(
      `${folder}: release ${live.version} stays, by a ${made.action} of ${made.at}. The sources are release ${version} (npm run deploy -- ${folder}).`,
    );
  const revision = await changeRegistry(store, (registry) => {
    const now = registry.apps[name]?.version;
    if (now === version || now !== live?.version) return null;
    return { event: registryEvent('start', release, { ...provenance, why: '' }), ...activate(registry, release) };
  });
  if (revision) output.info(`${folder}: release ${version}`);
}

/** A registry of which nothing is readable is kept beside, and everything starts from the sources. */
async function readOrSetAside(store: string, { warn }: OperatorOutput): Promise<Registry> {
  try {
    return await readRegistry(store);
  } catch (error) {
    const aside = `${registryFolder(store)}.damaged-${Date.now()}`;
    await rename(registryFolder(store), aside);
    warn(
      `${error instanceof Error ? error.message : String(error)}. It is kept as ${aside}; the sources are released anew.`,
    );
    return readRegistry(store);
  }
}

function keepLive(registry: Registry, folder: string, error: unknown, { warn }: OperatorOutput): Release | null {
  const live = registry.apps[appName(folder)];
  if (!live && (folder === 'shell' || !(error instanceof MissingBundlerError))) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  warn(live ? `${reason}\n${folder} stays at release ${live.version}.` : `${reason} The site starts without it.`);
  return null;
}
