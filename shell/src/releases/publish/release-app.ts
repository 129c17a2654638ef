import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { appName } from '../build/apps.ts';
import { withBuild } from '../build/build-app.ts';
import { publish } from './publish.ts';
import type { Release } from '../release.schema.ts';
import { sourceVersion } from '../build/source-version.ts';
import { findDamage } from '../store/release-files.ts';
import { readRelease, releaseFolder, writeJson } from '../store/store.ts';

/** How often sources are built that change meanwhile. */
const mostBuilds = 3;

/**
 * Releases an app's sources as they are in the end: an edit during the build has it build again.
 * @returns the release, and the hash of its sources @throws like `releaseApp`, where each build is disturbed
 */
export async function releaseCurrent(
  root: string,
  store: string,
  folder: string,
  make = makeRelease,
): Promise<{ sources: string; release: Release }> {
  for (let builds = 1; ; builds++) {
    const sources = sourceVersion(folder);
    try {
      return { sources, release: await releaseApp(root, store, folder, { sources, make }) };
    } catch (error) {
      // What is half edited may not build either.
      if (builds === mostBuilds || sourceVersion(folder) === sources) throw error;
    }
  }
}

/**
 * Builds and publishes an app's current sources, unless a release of the same sources is in this store, undamaged.
 * @param options.sources their hash @param options.make builds and publishes them
 * @throws MissingBundlerError where a build is needed but not possible, and where the sources change meanwhile
 */
export async function releaseApp(
  root: string,
  store: string,
  folder: string,
  { sources, make = makeRelease }: { sources: string; make?: typeof makeRelease },
): Promise<Release> {
  const name = appName(basename(folder));
  const builds = join(store, 'builds');
  const built = join(builds, `${name}-${sources}.json`);
  try {
    const { version } = JSON.parse(await readFile(built, 'utf8')) as { version: string };
    const release = await readRelease(store, name, version);
    if (!(await findDamage(releaseFolder(store, name, version), release))) return release;
  } catch {
    // Not built before, or removed since.
  }
  const release = await make(root, store, folder);
  // Nobody knows which text the bundler has read: it would count as built from these sources at every later start and deploy.
  if (sourceVersion(folder) !== sources)
    throw new Error(`${folder}: its sources changed while they were built: try again.`);
  await mkdir(builds, { recursive: true });
  await writeJson(built, { version: release.version });
  return release;
}

function makeRelease(root: string, store: string, folder: string): Promise<Release> {
  return withBuild(root, folder, (build) => publish({ root, store, folder, build }));
}
