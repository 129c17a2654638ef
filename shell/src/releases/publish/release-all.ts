import { readdir, readFile, rename } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { appFolders, appName } from '../build/apps.ts';
import { MissingBundlerError } from '../build/build-app.ts';
import { readProvenance } from '../build/provenance.ts';
import { sourceVersion } from '../build/source-version.ts';
import { forgetSynced } from '../database/synced-file.ts';
import { pruneReleaseFolders } from '../store/prune-release-folders.ts';
import { activate, replacedApps } from '../registry/registry.ts';
import {
  changeRegistry,
  damagedNewest,
  DamagedRegistryError,
  readHistory,
  readRegistry,
  registryEvent,
  registryFolder,
} from '../registry/registry-log.ts';
import type { OperatorOutput } from './operator-output.ts';
import { releaseCurrent } from './release-app.ts';
import { tryChanged } from './try-changed.ts';
import type { Registry, Release, Revision } from '../release.schema.ts';
import { writeJson } from '../store/store.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** What a start does besides. */
interface StartSteps {
  /** Takes over releases that other machines made live; resolves to whether this machine serves only those. */
  joinOthers: () => Promise<boolean>;
  /** The gate, as `tryChanged` takes it. */
  tryIt: Parameters<typeof tryChanged>[1]['tryIt'];
}

/**
 * Releases every app from its current sources. An app that does not build, or cannot be built because the bundler is not
 * installed, keeps its live release; so does one that was deployed meanwhile, whose current sources were replaced on purpose, by a
 * deploy or a rollback, or whose sources are those of this machine's last start: what is live since then may come from a machine
 * that was updated earlier. On a running site the gate tries what is to go live before it is in the registry: an interrupted start tries it again.
 * @returns the registry before: the workers have yet to verify later changes
 * @throws where an app does not build and has no live release, and where the shell has none
 */
export async function releaseAll(
  root: string,
  store: string,
  output: OperatorOutput,
  { joinOthers, tryIt }: StartSteps,
): Promise<Registry> {
  await nameOrSetAside(store, output);
  const hasJoined = await joinOthers();
  const before = await readRegistry(store);
  const { own, isKnown } = await readStarts(store);
  const started: Start = {};
  const changed: { folder: string; sources: string; release: Release }[] = [];
  for (const folder of appFolders) {
    const made = await makeRelease(folder, hasJoined ? null : { root, store }).catch((error: unknown) =>
      hasJoined ? null : keepLive(before, folder, error, output),
    );
    // Sources that could not be built, or are refused below, are new again at the next start.
    if (!made) continue;
    const { sources, release } = made;
    const options = { store, folder, before, output, isNew: !isKnown(folder, sources) };
    if (release && (await isToGoLive(release, options))) changed.push({ folder, sources, release });
    else started[folder] = sources;
  }
  for (const { folder, sources, release } of await tryChanged(changed, { before, output, tryIt })) {
    if (await enter(release, { root, store, folder, before })) output.info(`${folder}: release ${release.version}`);
    started[folder] = sources;
  }
  await writeJson(startFile(store), { ...own, ...started }).catch((error: unknown) =>
    output.warn(`The start could not be recorded: ${messageOf(error)}`),
  );
  if (hasJoined) return before;
  await pruneReleaseFolders(store).catch((error: unknown) =>
    output.warn(`Old releases could not be removed: ${messageOf(error)}`),
  );
  return before;
}

/** @param where null: nothing is released @returns the release of an app's current sources, and their hash */
async function makeRelease(folder: string, where: { root: string; store: string } | null) {
  return where ? releaseCurrent(where.root, where.store, folder) : { sources: sourceVersion(folder), release: null };
}

interface ChoiceOptions {
  store: string;
  folder: string;
  before: Registry;
  output: OperatorOutput;
  /** Whether the sources changed since this machine's last start. */
  isNew: boolean;
}

/** @returns whether the release of the current sources is to replace what is live */
async function isToGoLive({ name, version }: Release, options: ChoiceOptions): Promise<boolean> {
  const { store, folder, before, output, isNew } = options;
  const history = await readHistory(store);
  const live = before.apps[name];
  const made = history.findLast(({ event }) => event.app === name && event.version === live?.version)?.event;
  if (live?.removed) {
    output.info(`${folder}: it stays taken down, by a remove of ${made?.at} (npm run deploy -- ${folder}).`);
    return false;
  }
  // Of several changes that this machine missed, its log has only the last: one that it does not know was made on another machine.
  const isOnPurpose = made === undefined || ['deploy', 'activate', 'rollback'].includes(made.action);
  const origin = made ? `a ${made.action} of ${made.at}` : 'a change on another machine, or one of long ago';
  const last = history.findLast(({ event }) => event.app === name);
  // The workers refuse what is in the registry already: it counts as never live.
  const wasRefused = last?.event.action === 'refuse' && last.event.version === version;
  // Searched in the whole history, because `previous` has only the last few releases.
  const wasLive = !wasRefused && history.some(({ apps }) => apps[name]?.version === version);
  const isTriedAgain = isProvisional(last);
  if (live && live.version !== version && ((wasLive && isOnPurpose) || !(isNew || isTriedAgain))) {
    output.info(
      `${folder}: release ${live.version} stays, by ${origin}. The sources are release ${version} (npm run deploy -- ${folder}).`,
    );
    return false;
  }
  return live?.version !== version;
}

interface EnterOptions extends Pick<ChoiceOptions, 'store' | 'folder' | 'before'> {
  root: string;
}

/** @returns whether the release became live: what somebody else did with the app since the start began stays */
async function enter(release: Release, { root, store, folder, before }: EnterOptions): Promise<boolean> {
  const provenance = await readProvenance(root, folder);
  const revision = await changeRegistry(store, (registry) => {
    if (replacedApps(before, registry).includes(release.name)) return null;
    return { event: registryEvent('start', release, { ...provenance, why: '' }), ...activate(registry, release) };
  });
  return revision !== null;
}

/** @param last change of the app @returns whether what is live stands in for a release that was refused or whose files were lost: it is tried again */
function isProvisional(last: Revision | undefined): boolean {
  return last?.event.action === 'refuse' || last?.standsInFor !== undefined;
}

/** By folder, the hash of the sources at this machine's last start. Machines may share a store. */
type Start = Record<string, string>;
const startFile = (store: string) => join(store, `last-start.${hostname()}.json`);

/**
 * The sources of this machine's last start are known. Where none is recorded, those of all machines' last starts are: a container gets
 * another name each time. Where there is none at all, all sources are new.
 */
async function readStarts(store: string) {
  const own = await readStart(startFile(store));
  const names = (await readdir(store).catch(() => [])).filter((name) => /^last-start\..+\.json$/.test(name));
  const starts = own ? [own] : await Promise.all(names.map((name) => readStart(join(store, name))));
  const isKnown = (folder: string, sources: string) => starts.some((start) => start?.[folder] === sources);
  return { own, isKnown };
}

async function readStart(file: string): Promise<Start | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Start;
  } catch {
    return null;
  }
}

/**
 * Names the newest changes if they are damaged; their files stay, because their numbers must not be used again. If all are, the registry is
 * renamed and kept, and everything starts from what the database has, or from the sources.
 */
async function nameOrSetAside(store: string, { warn }: OperatorOutput): Promise<void> {
  try {
    for (const file of await damagedNewest(store))
      warn(`${file} is damaged: what it made live is not known, and the change before it counts.`);
  } catch (error) {
    if (!(error instanceof DamagedRegistryError)) throw error;
    const aside = `${registryFolder(store)}.damaged-${Date.now()}`;
    await forgetSynced(store);
    await rename(registryFolder(store), aside);
    warn(
      `${error.message}. It is kept as ${aside}; it begins anew, with what the database of releases has, or the sources.`,
    );
  }
}

function keepLive(registry: Registry, folder: string, error: unknown, { warn }: OperatorOutput): null {
  const live = registry.apps[appName(folder)];
  if (!live && (folder === 'shell' || !(error instanceof MissingBundlerError))) throw error;
  const reason = messageOf(error);
  warn(live ? `${reason}\n${folder} stays at release ${live.version}.` : `${reason} The site starts without it.`);
  return null;
}
