import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { readQuarantined } from '../registry/quarantine-file.ts';
import { isReferenced, referencedVersions } from '../registry/registry.ts';
import { pruneHistory, readHistory, readRegistry, registryFolder } from '../registry/registry-log.ts';
import { prunePostponed } from '../registry/served-releases.ts';
import type { Revision } from '../release.schema.ts';
import { isOfDevelopment } from '../signed/proof-file.ts';
import { storedApps } from './app-names.ts';
import { isDraft } from './release-draft.ts';
import {
  changesRetention,
  neverLiveRetention,
  retainedChanges,
  retention,
  startsRetention,
} from './release-retention.ts';
import { removeOlder } from './remove-older.ts';
import { isJsonDraft, releaseFolder } from './store.ts';
import { pruneVectors } from './vector-files.ts';

/** Removes a folder with everything in it. */
type Remove = (path: string) => Promise<void>;

const removeFolder: Remove = (path) => rm(path, { recursive: true, force: true });

/**
 * Removes releases that the registry names neither as live nor as a target of rollbacks: a day after they were replaced, or, if
 * they were not live since they were written, after the longest lifetime of a preview (those of `ofgc dev`: after a day); also those of a section that was never
 * live. Releases of a remote in quarantine are kept, because an older one may be its fallback, as are folders of unknown age.
 * @param now milliseconds of the real clock, not of the site's
 * @throws at the end, with the paths of releases that could not be removed: one that belongs to another user holds up nothing else
 */
export async function pruneReleaseFolders(store: string, now = Date.now(), remove = removeFolder): Promise<void> {
  const failed = await pruneReleases(store, now, remove);
  await pruneBuilds(store);
  // A release that is fetched comes after the records of its trials.
  await removeOlder(join(store, 'trials'), retention, now, (file) => isOfNoRelease(store, file));
  await pruneVectors(store, now);
  // Sites that run write theirs again and again.
  await removeOlder(join(store, 'status'), retention, now, (name) => /^clock-|\.json/.test(name));
  await removeOlder(store, retention, now, (name) => /^(release-)?quarantine\./.test(name));
  await removeOlder(store, startsRetention, now, (name) => name.startsWith('last-start.'));
  for (const folder of [store, join(store, 'builds'), join(store, 'trials')])
    await removeOlder(folder, retention, now, isJsonDraft);
  await pruneHistory(store, { kept: retainedChanges, since: new Date(now - changesRetention) });
  await prunePostponed(store);
  if (failed.length > 0) throw new Error(failed.join('; '));
}

/** @returns a sentence for each release that could not be removed */
async function pruneReleases(store: string, now: number, remove: Remove): Promise<string[]> {
  const failed: string[] = [];
  const history = await readHistory(store);
  // Where no site was ever started (a laptop, CI), nothing is live; where the registry is damaged, nobody knows.
  const live = history.at(-1)?.apps ?? (existsSync(registryFolder(store)) ? null : {});
  if (!live) return failed;
  const replaced = replacements(history);
  const quarantined = new Set((await readQuarantined(store)).map(({ remote }) => remote));
  for (const name of (await storedApps(store)).filter((one) => !quarantined.has(one))) {
    const referenced = new Set(referencedVersions({ apps: live }, name));
    const folders = await readdir(join(store, name)).catch(() => []);
    for (const folder of folders.filter((one) => !referenced.has(one))) {
      const path = releaseFolder(store, name, folder);
      const { mtimeMs: writtenAt } = await stat(path).catch(() => ({ mtimeMs: now }));
      const replacedAt = replaced.get(`${name}@${folder}`) ?? 0;
      // A draft soon becomes a release or is removed. A release that was published again after it was replaced counts as never live.
      const isPublished = writtenAt > replacedAt && !isDraft(folder);
      const age = now - Math.max(writtenAt, replacedAt);
      const isLasting = isPublished && !(await isOfDevelopment(path));
      if (age <= (isLasting ? neverLiveRetention : retention)) continue;
      // It may have become live since the history was read.
      if (isReferenced(await readRegistry(store), name, folder)) continue;
      await remove(path).catch((error: unknown) => failed.push(`${path} was not removed: ${messageOf(error)}`));
    }
  }
  return failed;
}

/** Removes the records of builds whose release is gone. */
async function pruneBuilds(store: string): Promise<void> {
  const builds = join(store, 'builds');
  const files = await readdir(builds).catch(() => []);
  for (const file of files.filter((one) => one.endsWith('.json'))) {
    const version = await builtVersion(join(builds, file));
    if (version && !existsSync(releaseFolder(store, file.split('-')[0] ?? '', version)))
      await rm(join(builds, file), { force: true });
  }
}

/** Undefined where the file is not readable: the next build of the same sources writes it again. */
async function builtVersion(file: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { version?: string }).version;
  } catch {
    return undefined;
  }
}

/** Whether it is the record of a trial whose release is gone. @param file in the folder of trials */
function isOfNoRelease(store: string, file: string): boolean {
  const [, name = '', version = ''] = /^([a-z]+)-(.+)-[^-]+\.json$/.exec(file) ?? [];
  return !existsSync(releaseFolder(store, name, version));
}

/** When each `name@version` was last replaced, or withdrawn as a canary, in milliseconds. */
function replacements(history: readonly Revision[]): Map<string, number> {
  const replaced = new Map<string, number>();
  for (const [index, { apps, event }] of history.entries()) {
    for (const [name, before] of Object.entries(history[index - 1]?.apps ?? {})) {
      const now = [apps[name]?.version, apps[name]?.canary?.version];
      for (const version of [before.version, before.canary?.version])
        if (version && !now.includes(version)) replaced.set(`${name}@${version}`, Date.parse(event.at));
    }
  }
  return replaced;
}
