import { operationsOf } from '@ofgc/shared/contract/openapi.ts';
import { readRegistry } from '../registry/registry-log.ts';
import { servedReleases } from '../registry/served-releases.ts';
import type { Release } from '../release.schema.ts';
import { missingReads } from './api/api-reads.ts';
import { createContentLookup } from './declaration/content-pages.ts';
import { publishedProblems } from './declaration/published-section.ts';
import { liveDescription } from './api/live-description.ts';
import { gateTrial, readTrial, writeTrial } from './trial/trial-records.ts';
import { tryRelease, type TryOptions } from './trial/try-release.ts';

/**
 * The gate before a release goes live: one trial with the live shell, which is remembered if it was complete. What may have changed since
 * a remembered trial is looked at again. A release that has served with the live shell is never refused, also if its trial is forgotten.
 * @returns notes on checks that could not be made @throws the problems, a line each
 */
export async function passGate(store: string, release: Release, options: TryOptions): Promise<string[]> {
  const { name, version } = release;
  const { apps } = options.beside ?? (await readRegistry(store));
  const shell = apps.shell?.version;
  if (!shell || name === 'shell') return tryAnew(store, release, options);
  const known = await readTrial(store, release, gateTrial(shell, release));
  if ((await servedReleases(store))({ name, version, shell })) return known?.notes ?? [];
  if (!known) return tryAnew(store, release, options);
  if (apps[name]?.version === version) return known.notes;
  const problems = await problemsSince(store, release, options.apiUrl);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${name} ${version}: ${problem}`).join('\n'));
  return known.notes;
}

/** What a release that was tried lacks of the live content and the live API, which change without it. Where the API is down, nothing. */
async function problemsSince(store: string, release: Release, apiUrl: string): Promise<string[]> {
  const [published, description] = await Promise.all([
    publishedProblems(store, release, createContentLookup(apiUrl)),
    liveDescription(apiUrl),
  ]);
  return [...published, ...(description ? missingReads(release, operationsOf(description)) : [])];
}

/** Like `passGate`, but tries the release even if it has passed before. */
export async function tryAnew(store: string, release: Release, options: TryOptions): Promise<string[]> {
  const { notes, shell, isComplete } = await tryRelease(store, release, options);
  if (shell && isComplete && release.name !== 'shell')
    await writeTrial(store, release, { shell: gateTrial(shell, release), notes });
  return notes;
}
